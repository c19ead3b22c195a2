import type { ReactNode } from "react";
import { isObject } from "../../protocol/ownField.js";
import { isSettled } from "../../protocol/statuses.js";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { CancelButton } from "./CancelButton.js";
import { useCancel } from "./useCancel.js";

/** The control that cancels a call; see `ToolCallCancel`. */
export function CancelToolCall({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels, onCancelToolCall } = useKit();
  const isOffered = isObject(toolCall.capabilities?.cancel) && !isSettled(toolCall.status);
  const cancelling = useCancel({
    stateKey: toolCall.toolCallId,
    isOffered,
    cancel: () => onCancelToolCall?.(toolCall),
  });
  if (!isOffered || !onCancelToolCall) return null;
  return (
    <div {...asPart("tool-call-cancel")}>
      <CancelButton
        part="tool-call-cancel-button"
        notePart="tool-call-cancel-note"
        labels={labels.toolCall}
        cancelling={cancelling}
      />
    </div>
  );
}
