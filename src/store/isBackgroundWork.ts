import type { ToolCall } from "./records.js";
import type { TurnTracker } from "./turnTracker.js";

/**
 * True for a call that the agent lists as background work, by itself or by a terminal it shows:
 * process-backed work is listed as its terminal.
 * https://agentclientprotocol.com/protocol/v2/prompt-lifecycle#background-work
 */
export function isBackgroundWork(toolCall: ToolCall, background: TurnTracker): boolean {
  if (background.backgroundToolCallIds.includes(toolCall.toolCallId)) return true;
  if (background.backgroundTerminalIds.length === 0) return false;
  for (const item of toolCall.content) {
    if (item.type !== "terminal") continue;
    if (background.backgroundTerminalIds.includes(item.terminalId)) return true;
  }
  return false;
}
