import { type KnownToolKind, toKnownKind } from "../../protocol/kinds.js";
import { isSettled } from "../../protocol/statuses.js";
import { isActing } from "../../react/policies.js";
import type { ToolCall } from "../../store/records.js";

/** Finds the call that a call belongs to, such as the one that started its sub-agent. */
export type ParentResolver = (toolCall: ToolCall) => string | undefined;

/**
 * What decides which group a call is in. Consecutive calls with the same answer are summed up in one
 * line; `undefined` stands alone.
 */
export type GroupBy = (toolCall: ToolCall) => string | undefined;

/** Calls that only look are summed up; what changes or runs something stands alone. */
export const groupLookingCalls: GroupBy = (toolCall) =>
  isActing(toolCall) || toKnownKind(toolCall.kind) === "switch_mode" || toKnownKind(toolCall.kind) === "other"
    ? undefined
    : "looking";

/** As much of a call as a list's structure and its summaries depend on. */
export interface CallFacts {
  readonly toolCallId: string;
  readonly kind: KnownToolKind;
  readonly outcome: "unsettled" | "completed" | "failed" | "cancelled";
  readonly awaiting: boolean;
  readonly parent: string | undefined;
  readonly group: string | undefined;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
}

/** The facts of a call; what waits for the user is never hidden in a group. */
export function factsOf(
  toolCall: ToolCall,
  awaiting: boolean,
  parentOf: ParentResolver | undefined,
  groupBy: GroupBy | undefined,
): CallFacts {
  const { toolCallId, status, startedAt, endedAt } = toolCall;
  return {
    toolCallId,
    kind: toKnownKind(toolCall.kind),
    outcome: isSettled(status) ? (status as "completed" | "failed" | "cancelled") : "unsettled",
    awaiting,
    parent: parentOf?.(toolCall),
    group: awaiting ? undefined : groupBy?.(toolCall),
    startedAt,
    endedAt,
  };
}

/** True when nothing that a list shows differs. */
export function sameFacts(a: CallFacts | undefined, b: CallFacts): boolean {
  return (
    a !== undefined &&
    a.kind === b.kind &&
    a.outcome === b.outcome &&
    a.awaiting === b.awaiting &&
    a.parent === b.parent &&
    a.group === b.group &&
    a.endedAt === b.endedAt &&
    a.startedAt === b.startedAt
  );
}
