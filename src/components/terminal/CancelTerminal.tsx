import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { Terminal } from "../../store/records.js";
import { CancelButton } from "../cancel/CancelButton.js";
import { useCancel } from "../cancel/useCancel.js";

/** Stops a terminal's command, where the agent offers that and the host can ask for it. */
export function CancelTerminal({ terminal }: { readonly terminal: Terminal }): ReactNode {
  const { onCancelTerminal } = useKit();
  const labels = useTerminalLabels();
  const isOffered = Boolean(terminal.capabilities?.cancel) && terminal.exitStatus === undefined;
  const cancelling = useCancel({
    stateKey: `terminal/${terminal.terminalId}`,
    isOffered,
    cancel: () => onCancelTerminal?.(terminal),
  });
  if (!isOffered || !onCancelTerminal) return null;
  return (
    <CancelButton part="terminal-button" notePart="terminal-note" labels={labels} cancelling={cancelling} />
  );
}
