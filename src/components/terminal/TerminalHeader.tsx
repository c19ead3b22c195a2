import type { ReactNode } from "react";
import type { Terminal } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { CancelTerminal } from "./CancelTerminal.js";
import { useHeaderOf } from "./cardTerminal.js";
import { TerminalStatus } from "./TerminalStatus.js";

/** The command, how it stands, and the button that stops it; without what the card around it says already. */
export function TerminalHeader({ terminal }: { readonly terminal: Terminal }): ReactNode {
  const shows = useHeaderOf(terminal);
  if (!shows.command && !shows.status) return null;
  return (
    <div {...asPart("terminal-header")}>
      <code {...asPart("terminal-command")} dir="ltr">
        {shows.command && terminal.command}
      </code>
      {shows.status && <TerminalStatus terminal={terminal} withRunningTime={shows.runningTime} />}
      <CancelTerminal terminal={terminal} />
    </div>
  );
}
