import { toolCallIdOf } from "../../react/permissions.js";
import type { SessionInfo } from "../../sdk/sessionTree.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import { type CallFacts, factsOf } from "../list/callFacts.js";
import { groupStanding } from "../list/summarizeGroup.js";

/** How a sub-agent stands, in the order in which it matters to the user. */
export interface SubagentStanding {
  readonly status: "needs_approval" | "in_progress" | "failed" | "cancelled" | "completed";
  /** Calls that failed, while that is the status. */
  readonly count: number;
  /** Milliseconds from the start of its first call to the end of its last; absent while it works. */
  readonly duration?: number;
}

/** What the line of a sub-agent is drawn from. */
export interface SubagentView {
  readonly calls: readonly CallFacts[];
  readonly standing: SubagentStanding;
}

/** Reads a sub-agent's store; `parent` is what its parent said of it. */
export function viewSubagent(store: ToolCallStore, parent: SessionInfo): SubagentView {
  const { toolCallIds, permissionRequests, agentState } = store.getState();
  const awaiting = new Set(permissionRequests.map(toolCallIdOf));
  const calls = toolCallIds.flatMap((id) => {
    const toolCall = store.getToolCall(id);
    return toolCall ? [factsOf(toolCall, awaiting.has(id), undefined, undefined)] : [];
  });
  // The child's own state may be known where the parent says nothing of it.
  const works = (parent.state ?? agentState) !== "idle";
  return { calls, standing: standingOf(calls, permissionRequests.length > 0, works, parent) };
}

function standingOf(
  calls: readonly CallFacts[],
  awaits: boolean,
  works: boolean,
  { stopReason }: SessionInfo,
): SubagentStanding {
  const { status, count, duration } = groupStanding(calls);
  if (awaits) return { status: "needs_approval", count };
  if (works || status === "in_progress") return { status: "in_progress", count };
  if (stopReason === "cancelled") return { status: "cancelled", count };
  if (status === "failed") return { status, count };
  return { status: "completed", count, ...(duration === undefined ? {} : { duration }) };
}
