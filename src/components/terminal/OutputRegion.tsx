import { forwardRef, type ReactNode } from "react";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { Terminal } from "../../store/records.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { asPart } from "../asPart.js";
import { TerminalRowView } from "./TerminalRowView.js";
import type { RowWindow } from "./useRowWindow.js";

interface OutputRegionProps {
  readonly terminal: Terminal;
  readonly rows: TerminalRows;
  readonly window: RowWindow;
}

/** The output, to scroll, select and search. Not live: screen readers read it when asked to. */
export const OutputRegion: React.ForwardRefExoticComponent<
  OutputRegionProps & React.RefAttributes<HTMLElement>
> = forwardRef(function OutputRegion(
  { terminal, rows, window }: OutputRegionProps,
  ref: React.ForwardedRef<HTMLElement>,
): ReactNode {
  const labels = useTerminalLabels();
  const { from, to, before, after } = window;
  return (
    <section
      ref={ref}
      {...asPart("terminal-output")}
      aria-label={labels.outputOf(terminal.command)}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      dir="ltr"
      onScroll={window.onScroll}
    >
      {rows.length === 0 ? (
        <p {...asPart("terminal-note")}>
          {terminal.exitStatus === undefined ? labels.waiting : labels.noOutput}
        </p>
      ) : (
        <pre {...asPart("terminal-rows")}>
          {before > 0 && <div style={{ height: before }} />}
          {Array.from({ length: to - from }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is what it is known by.
            <TerminalRowView key={rows.dropped + from + index} row={rows.at(from + index)} />
          ))}
          {after > 0 && <div style={{ height: after }} />}
        </pre>
      )}
    </section>
  );
});
