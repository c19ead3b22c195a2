import { type ReactNode, useState } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import type { Terminal } from "../../store/records.js";

/** Stops a terminal's command, where the agent offers that and the host can ask for it. */
export function CancelTerminal({ terminal }: { readonly terminal: Terminal }): ReactNode {
  const { labels, onCancelTerminal } = useKit();
  const [asked, setAsked] = useOpenState(`terminal/${terminal.terminalId}/cancelling`, false);
  const [refused, setRefused] = useState(false);
  const offered = Boolean(terminal.capabilities?.cancel) && terminal.exitStatus === undefined;
  if (!offered || !onCancelTerminal) return null;

  async function cancel(): Promise<void> {
    setAsked(true);
    setRefused(false);
    try {
      await onCancelTerminal?.(terminal);
    } catch {
      setAsked(false);
      setRefused(true);
    }
  }

  return (
    <>
      {refused && (
        <span data-acp="terminal-note" role="status">
          {labels.terminal.cancelRefused}
        </span>
      )}
      <button
        type="button"
        data-acp="terminal-button"
        aria-disabled={asked}
        onClick={() => !asked && cancel()}
      >
        {asked ? labels.terminal.cancelling : labels.terminal.cancel}
      </button>
    </>
  );
}
