import type { ReactNode } from "react";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { Terminal } from "../../store/records.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { asPart } from "../asPart.js";

interface TerminalNotesProps {
  readonly terminal: Terminal;
  readonly rows: TerminalRows;
  readonly failed: boolean;
}

/** What is missing at the start of the output, and that the emulator is. */
export function TerminalNotes({ terminal, rows, failed }: TerminalNotesProps): ReactNode {
  const labels = useTerminalLabels();
  const { output, undecodableCharacters } = terminal;
  const { dropped } = output;
  return (
    <>
      {failed && <p {...asPart("terminal-note")}>{labels.notLoaded}</p>}
      {dropped.bytes > 0 && (
        <p {...asPart("terminal-note")}>{labels.droppedBytes(dropped.bytes, dropped.lines)}</p>
      )}
      {undecodableCharacters !== undefined && (
        <p {...asPart("terminal-note")}>{labels.undecodable(undecodableCharacters)}</p>
      )}
      {rows.dropped > 0 && <p {...asPart("terminal-note")}>{labels.droppedRows(rows.dropped)}</p>}
    </>
  );
}
