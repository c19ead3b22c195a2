import type { ReactNode } from "react";
import type { Terminal } from "../../store/records.js";
import { CancelTerminal } from "./CancelTerminal.js";
import { TerminalStatus } from "./TerminalStatus.js";

/** The command, how it stands, and the button that stops it. */
export function TerminalHeader({ terminal }: { readonly terminal: Terminal }): ReactNode {
  return (
    <div data-acp="terminal-header">
      <code data-acp="terminal-command" dir="ltr">
        {terminal.command}
      </code>
      <TerminalStatus terminal={terminal} />
      <CancelTerminal terminal={terminal} />
    </div>
  );
}
