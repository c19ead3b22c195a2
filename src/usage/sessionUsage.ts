import { readFacts } from "../store/readFacts.js";
import type { PermissionRecord, ToolCall } from "../store/records.js";
import type { ToolCallStore } from "../store/toolCallStore.js";

/** What one session holds about its use of tools. */
export interface SessionUsage {
  readonly sessionId: string;
  readonly toolCalls: readonly ToolCall[];
  readonly permissionRecords: readonly PermissionRecord[];
}

/**
 * Reads the calls of a session and how they were answered, for the summaries and exports of one or of
 * several sessions. Calls without a `name` have the one that the store's dialects read.
 */
export function readSessionUsage(sessionId: string, store: ToolCallStore): SessionUsage {
  const { toolCallIds, permissionRecords } = store.getState();
  const toolCalls = toolCallIds.flatMap((id) => store.getToolCall(id) ?? []);
  return { sessionId, toolCalls: toolCalls.map((toolCall) => named(toolCall, store)), permissionRecords };
}

function named(toolCall: ToolCall, { dialects }: ToolCallStore): ToolCall {
  if (toolCall.name !== undefined || dialects.length === 0) return toolCall;
  const { name } = readFacts(toolCall, dialects);
  return name === undefined ? toolCall : { ...toolCall, name };
}
