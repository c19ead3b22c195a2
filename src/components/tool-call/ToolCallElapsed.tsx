import type { ReactNode } from "react";
import { isSettled } from "../../protocol/statuses.js";
import { useElapsedSeconds } from "../../react/elapsed.js";
import { useKit } from "../../react/kit.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import { millisecondsWaited } from "../../store/millisecondsWaited.js";
import type { PermissionRecord, ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";

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

/** The only part of a card that renders again each second. Screen readers are spared the ticking. */
function RunningTime({ startedAt }: { readonly startedAt: number }): ReactNode {
  const { labels } = useKit();
  const seconds = useElapsedSeconds(startedAt, useOptionalToolCallStore()?.now);
  return (
    <span {...asPart("tool-call-elapsed")} aria-hidden="true">
      {seconds > 0 ? labels.toolCall.elapsed(seconds) : null}
    </span>
  );
}
