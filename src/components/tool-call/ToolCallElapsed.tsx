import type { ReactNode } from "react";
import { isSettled } from "../../protocol/statuses.js";
import { useKit } from "../../react/kit.js";
import { millisecondsWaited } from "../../store/millisecondsWaited.js";
import type { PermissionRecord, ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { RunningTime } from "../RunningTime.js";

export interface ToolCallElapsedProps {
  readonly toolCall: ToolCall;
  /** Answered requests about the call, during which it did not run. Default: none. */
  readonly permissionRecords?: readonly PermissionRecord[];
}

/**
 * How long a call has been running, or ran, without what it waited for the user. Nothing for replayed
 * history, whose times are unknown.
 */
export function ToolCallElapsed({ toolCall, permissionRecords = [] }: ToolCallElapsedProps): ReactNode {
  const { labels } = useKit();
  const { endedAt, status } = toolCall;
  if (toolCall.startedAt === undefined) return null;
  const startedAt = toolCall.startedAt + millisecondsWaited(permissionRecords, toolCall.startedAt);
  if (endedAt !== undefined) {
    return (
      <span {...asPart("tool-call-elapsed")}>
        {labels.toolCall.duration(Math.max(0, endedAt - startedAt))}
      </span>
    );
  }
  return isSettled(status) ? null : <RunningTime startedAt={startedAt} />;
}
