import type { ReactNode } from "react";
import type { Terminal } from "../../store/records.js";

export interface TerminalViewProps {
  readonly terminal: Terminal;
}

/** A terminal's command, state and output. */
export function TerminalView({ terminal }: TerminalViewProps): ReactNode {
  const decoder = new TextDecoder();
  const text = [...terminal.output].map((bytes) => decoder.decode(bytes, { stream: true })).join("");
  return (
    <div data-acp="terminal" data-terminal-id={terminal.terminalId}>
      <pre>{text}</pre>
    </div>
  );
}
