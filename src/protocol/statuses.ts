import type { ToolCallStatus } from "./types.js";

/** The statuses the protocol names, in the order of a call's life. https://agentclientprotocol.com/protocol/v2/tool-calls */
export const TOOL_CALL_STATUSES = [
  "pending",
  "in_progress",
  "paused",
  "completed",
  "failed",
  "cancelled",
] as const;

/** A status as shown: one of those the protocol names. */
export type KnownToolCallStatus = (typeof TOOL_CALL_STATUSES)[number];

/** True for `completed`, `failed` and `cancelled`; unknown statuses count as still in progress. */
export function isSettled(status: ToolCallStatus): boolean {
  return status === "completed" || status === "failed" || status === "cancelled";
}

/** The status to show: the known one, or `in_progress` for any other string. */
export function toKnownStatus(status: ToolCallStatus): KnownToolCallStatus {
  return TOOL_CALL_STATUSES.find((known) => known === status) ?? "in_progress";
}
