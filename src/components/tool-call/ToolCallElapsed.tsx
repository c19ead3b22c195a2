import type { ReactNode } from "react";
import { isSettled } from "../../protocol/statuses.js";
import { useElapsedSeconds } from "../../react/elapsed.js";
import { useKit } from "../../react/kit.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import type { ToolCall } from "../../store/records.js";

/** How long a call has been running, or ran. Nothing for replayed history, whose times are unknown. */
export function ToolCallElapsed({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  const { startedAt, endedAt, status } = toolCall;
  if (startedAt === undefined) return null;
  if (endedAt !== undefined) {
    return (
      <span data-acp="tool-call-elapsed">{labels.toolCall.duration(Math.max(0, endedAt - startedAt))}</span>
    );
  }
  return isSettled(status) ? null : <RunningTime startedAt={startedAt} />;
}

/** The only part of a card that renders again each second. Screen readers are spared the ticking. */
function RunningTime({ startedAt }: { readonly startedAt: number }): ReactNode {
  const { labels } = useKit();
  const seconds = useElapsedSeconds(startedAt, useOptionalToolCallStore()?.now);
  return (
    <span data-acp="tool-call-elapsed" aria-hidden="true">
      {seconds > 0 ? labels.toolCall.elapsed(seconds) : null}
    </span>
  );
}
