import { useDialectTerminal } from "../../react/dialectTerminal.js";
import type { ToolCall } from "../../store/records.js";
import { lastTerminalId } from "./lastTerminalId.js";

/** The id of the terminal whose exit is told in a call's header: the last of its content, else its dialect's. */
export function useCallTerminalId(toolCall: ToolCall): string | undefined {
  const dialect = useDialectTerminal(toolCall);
  return lastTerminalId(toolCall.content) ?? dialect?.terminalId;
}
