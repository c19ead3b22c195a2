import { toKnownKind } from "../protocol/kinds.js";
import { isSettled } from "../protocol/statuses.js";
import type { ToolCall } from "../store/records.js";

/** What a policy may want to know besides the call itself. */
export interface CollapseSituation {
  /** A permission request of this call waits for the user. */
  readonly awaitingPermission: boolean;
}

/** Whether a call that the user has not touched is open. */
export type CollapsePolicy = (toolCall: ToolCall, situation: CollapseSituation) => "open" | "closed";

/** Kinds that change or run something. Their calls are cards; the others are quiet lines. */
const ACTING_KINDS: ReadonlySet<string> = new Set(["edit", "delete", "move", "execute"]);

/** True for kinds that change or run something. */
export function isActing(toolCall: ToolCall): boolean {
  return ACTING_KINDS.has(toKnownKind(toolCall.kind));
}

/**
 * The default: what waits for the user, what failed and what is changing or running something is open;
 * what is done or only looks is closed.
 */
export const defaultCollapsePolicy: CollapsePolicy = (toolCall, { awaitingPermission }) => {
  if (awaitingPermission || toolCall.status === "failed") return "open";
  return isActing(toolCall) && !isSettled(toolCall.status) ? "open" : "closed";
};
