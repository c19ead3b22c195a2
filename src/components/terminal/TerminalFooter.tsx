import { type ReactNode, useState } from "react";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { Terminal } from "../../store/records.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { rowsToText } from "../../terminal/rowsToText.js";
import { asPart } from "../asPart.js";
import { saveFile } from "../saveFile.js";
import { CopyRows } from "./CopyRows.js";
import type { RowWindow } from "./useRowWindow.js";

interface TerminalFooterProps {
  readonly terminal: Terminal;
  readonly rows: TerminalRows;
  readonly window: RowWindow;
  readonly raw: boolean;
  readonly onRaw: (raw: boolean) => void;
}

/** Where the command runs, how much it said, and what can be done with it. */
export function TerminalFooter({ terminal, rows, window, raw, onRaw }: TerminalFooterProps): ReactNode {
  const [more, setMore] = useState(false);
  const words = useTerminalLabels();
  if (rows.length === 0 && !terminal.cwd) return null;
  return (
    <div {...asPart("terminal-footer")}>
      <span {...asPart("terminal-cwd")} dir="ltr">
        {terminal.cwd}
      </span>
      {window.below > 0 && (
        <button type="button" {...asPart("terminal-below")} onClick={window.scrollToEnd}>
          {words.linesBelow(window.below)}
        </button>
      )}
      {rows.length > 0 && (
        <span {...asPart("terminal-actions")}>
          <span>{words.lines(rows.dropped + rows.length)}</span>
          <CopyRows label={words.copy} rows={rows} range={() => [0, rows.length]} />
          <button
            type="button"
            {...asPart("terminal-button")}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            {words.more}
          </button>
        </span>
      )}
      {more && (
        <span {...asPart("terminal-more")}>
          <CopyRows label={words.copyVisible} rows={rows} range={window.visible} />
          <button
            type="button"
            {...asPart("terminal-button")}
            onClick={() => saveFile("output.txt", "text/plain", [rowsToText(rows)])}
          >
            {words.saveText}
          </button>
          <button
            type="button"
            {...asPart("terminal-button")}
            onClick={() => saveFile("output.bin", "application/octet-stream", terminal.output)}
          >
            {words.saveBytes}
          </button>
          <button type="button" {...asPart("terminal-button")} onClick={() => onRaw(!raw)}>
            {raw ? words.renderedOutput : words.rawBytes}
          </button>
        </span>
      )}
    </div>
  );
}
