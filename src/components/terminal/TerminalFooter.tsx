import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { Terminal } from "../../store/records.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { CopyRows } from "./CopyRows.js";
import type { RowWindow } from "./useRowWindow.js";

interface TerminalFooterProps {
  readonly terminal: Terminal;
  readonly rows: TerminalRows;
  readonly window: RowWindow;
}

/** Where the command runs, how much it said, and what can be done with it. */
export function TerminalFooter({ terminal, rows, window }: TerminalFooterProps): ReactNode {
  const { labels } = useKit();
  return (
    <div data-acp="terminal-footer">
      <span data-acp="terminal-cwd" dir="ltr">
        {terminal.cwd}
      </span>
      {window.below > 0 && (
        <button type="button" data-acp="terminal-below" onClick={window.scrollToEnd}>
          {labels.terminal.linesBelow(window.below)}
        </button>
      )}
      {rows.length > 0 && (
        <span data-acp="terminal-actions">
          <span>{labels.terminal.lines(rows.dropped + rows.length)}</span>
          <CopyRows label={labels.terminal.copy} rows={rows} range={() => [0, rows.length]} />
        </span>
      )}
    </div>
  );
}
