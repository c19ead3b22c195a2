import type { ReactNode } from "react";
import { useUnreferencedTerminalIds } from "../../react/unreferencedTerminals.js";
import { Many } from "../many/Many.js";
import { TerminalById } from "./TerminalById.js";

/** The terminals that no tool call shows, so that no output is out of sight. Nothing while there are none. */
export function UnreferencedTerminals(): ReactNode {
  return (
    <Many items={useUnreferencedTerminalIds()}>{(id) => <TerminalById key={id} terminalId={id} />}</Many>
  );
}
