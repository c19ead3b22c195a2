import type { ReactNode } from "react";
import { isObject } from "../../protocol/decode.js";
import { isSettled } from "../../protocol/statuses.js";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { CancelButton } from "../cancel/CancelButton.js";
import { useCancel } from "../cancel/useCancel.js";

/**
 * Asks the agent to cancel one call, where the agent offers that, the call has not settled and the host
 * gave `onCancelToolCall`; otherwise nothing.
 * https://agentclientprotocol.com/protocol/v2/draft/tool-calls
 *
 * @selector `[data-acp="tool-call-cancel"]`
 */
export function ToolCallCancel({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels, onCancelToolCall } = useKit();
  const isOffered = isObject(toolCall.capabilities?.cancel) && !isSettled(toolCall.status);
  const cancelling = useCancel({
    stateKey: toolCall.toolCallId,
    isOffered,
    cancel: () => onCancelToolCall?.(toolCall),
  });
  if (!isOffered || !onCancelToolCall) return null;
  return (
    <div data-acp="tool-call-cancel">
      <CancelButton
        part="tool-call-cancel-button"
        notePart="tool-call-cancel-note"
        labels={labels.toolCall}
        cancelling={cancelling}
      />
    </div>
  );
}
