import { type ReactNode, useMemo } from "react";
import type { Terminal } from "../../store/records.js";
import { lastLines } from "../../terminal/lastLines.js";
import { asPart } from "../asPart.js";
import { useHeaderOf } from "./cardTerminal.js";

/** Rows of a preview, which are about as many as a terminal shows at once. */
export const PREVIEW_LINES = 24;

/** What stands in for a terminal until it can be drawn: its command and its last lines. */
export function TerminalPreview({ terminal }: { readonly terminal: Terminal }): ReactNode {
  const { terminalId, command, output } = terminal;
  const shows = useHeaderOf(terminal);
  const lines = useMemo(() => (output.byteLength > 0 ? lastLines(output, PREVIEW_LINES) : []), [output]);
  return (
    <div {...asPart("terminal")} data-terminal-id={terminalId}>
      {shows.command && (
        <div {...asPart("terminal-header")}>
          <code {...asPart("terminal-command")} dir="ltr">
            {command}
          </code>
        </div>
      )}
      <section
        {...asPart("terminal-output")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        dir="ltr"
      >
        <pre {...asPart("terminal-rows")}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <div key={index} {...asPart("terminal-row")}>
              {line === "" ? <br /> : line}
            </div>
          ))}
        </pre>
      </section>
    </div>
  );
}
