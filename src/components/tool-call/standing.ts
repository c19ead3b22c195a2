import { toKnownStatus } from "../../protocol/statuses.js";
import type { TerminalExitStatus } from "../../protocol/types.js";
import type { StatusIconName } from "../../react/icons.js";
import type { Labels } from "../../react/labels/index.js";
import type { ToolCallPermissions } from "../../react/permissions.js";
import type { PermissionRecord, ToolCall } from "../../store/records.js";

export type StatusTone = "ok" | "active" | "idle" | "attention" | "error";

/** How a call stands, as it is shown. */
export interface Standing {
  readonly icon: StatusIconName;
  readonly tone: StatusTone;
  readonly word: string;
  /** How the command of a completed call exited, where that was not well: neither says the other. */
  readonly exit?: string | undefined;
}

const TONES: Readonly<Record<StatusIconName, StatusTone>> = {
  pending: "idle",
  in_progress: "active",
  paused: "idle",
  completed: "ok",
  failed: "error",
  cancelled: "idle",
  rejected: "idle",
  needs_approval: "attention",
};

/**
 * How a call stands: what waits for the user comes first, then a refusal (whatever the agent says of
 * the call, it must not look like a success), then the status.
 */
export function standing(
  toolCall: ToolCall,
  { requests, records }: ToolCallPermissions,
  labels: Labels["toolCall"],
  exit?: TerminalExitStatus,
): Standing {
  const shown = (icon: StatusIconName, word: string) => ({ icon, tone: TONES[icon], word });
  if (requests.length > 0) return shown("needs_approval", labels.needsApproval);
  if (isRejected(records)) return shown("rejected", labels.rejected);
  const status = toKnownStatus(toolCall.status);
  if (status === "failed") return shown(status, exitWord(exit, labels) ?? labels.statuses.failed);
  if (status === "completed")
    return { ...shown(status, labels.statuses[status]), exit: exitWord(exit, labels) };
  if (status !== toolCall.status) return shown(status, labels.unknownStatus(toolCall.status));
  return shown(status, labels.statuses[status]);
}

/** True when the last answer was an option that rejects. */
export function isRejected(records: readonly PermissionRecord[]): boolean {
  const last = records.at(-1);
  if (last?.outcome.outcome !== "selected") return false;
  const { optionId } = last.outcome;
  return Boolean(last.options.find((option) => option.optionId === optionId)?.kind.startsWith("reject"));
}

function exitWord(exit: TerminalExitStatus | undefined, labels: Labels["toolCall"]): string | undefined {
  if (exit?.signal) return labels.signal(exit.signal);
  return exit?.exitCode ? labels.exitCode(exit.exitCode) : undefined;
}
