import type { ReactNode } from "react";
import { toKnownStatus } from "../../protocol/statuses.js";
import type { ToolCall } from "../../store/records.js";
import { TerminalLastLine } from "../terminal/TerminalLastLine.js";
import { useCallTerminalId } from "./useCallTerminalId.js";

/** Below the header of a closed call: what its command said last, while it runs and after it failed. */
export function ToolCallLastLine({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const terminalId = useCallTerminalId(toolCall);
  const status = toKnownStatus(toolCall.status);
  if (terminalId === undefined || (status !== "in_progress" && status !== "failed")) return null;
  return <TerminalLastLine terminalId={terminalId} />;
}
