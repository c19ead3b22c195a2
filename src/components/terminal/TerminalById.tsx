import type { ReactNode } from "react";
import { useTerminal } from "../../react/store.js";
import { asPart } from "../asPart.js";
import { TerminalView } from "./TerminalView.js";

/** The terminal of that id from the store, and a placeholder until it is known. */
export function TerminalById({ terminalId }: { readonly terminalId: string }): ReactNode {
  const terminal = useTerminal(terminalId);
  if (!terminal) return <div {...asPart("terminal")} data-terminal-id={terminalId} />;
  return <TerminalView terminal={terminal} />;
}
