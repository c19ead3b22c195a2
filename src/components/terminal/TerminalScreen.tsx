import { memo, type ReactNode, useMemo, useRef, useState } from "react";
import type { Terminal } from "../../store/records.js";
import { rawRows } from "../../terminal/rawRows.js";
import { asPart } from "../asPart.js";
import { OutputRegion } from "./OutputRegion.js";
import { TerminalFooter } from "./TerminalFooter.js";
import { TerminalHeader } from "./TerminalHeader.js";
import { TerminalNotes } from "./TerminalNotes.js";
import { useRowWindow } from "./useRowWindow.js";
import { useTerminalRows } from "./useTerminalRows.js";

/** Rows kept for showing: what browsers can scroll through, and some memory. */
const MAX_ROWS = 250_000;

interface TerminalScreenProps {
  readonly terminal: Terminal;
  readonly maxLines: number | undefined;
}

/** A terminal with all that can be done with its output; see `TerminalView`. */
export const TerminalScreen: React.NamedExoticComponent<TerminalScreenProps> = memo(function TerminalScreen({
  terminal,
  maxLines = MAX_ROWS,
}: TerminalScreenProps): ReactNode {
  const scroller = useRef<HTMLElement>(null);
  const [raw, setRaw] = useState(false);
  const rendered = useTerminalRows(terminal, maxLines);
  const rows = useMemo(
    () => (raw ? rawRows(terminal.output) : rendered.rows),
    [raw, terminal.output, rendered.rows],
  );
  const window = useRowWindow(scroller, rows.length);
  return (
    <div {...asPart("terminal")} data-terminal-id={terminal.terminalId}>
      <TerminalHeader terminal={terminal} />
      <TerminalNotes terminal={terminal} rows={rows} failed={rendered.failed} />
      <OutputRegion ref={scroller} terminal={terminal} rows={rows} window={window} />
      <TerminalFooter terminal={terminal} rows={rows} window={window} raw={raw} onRaw={setRaw} />
    </div>
  );
});
