import type { ReactNode } from "react";
import type { ToolCall } from "../../store/records.js";
import { ContentItem } from "./ContentItem.js";

/** A call's content, every item in the agent's order. */
export function ToolCallContent({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  return toolCall.content.toArray().map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id and keep their place while more are appended.
    <ContentItem key={index} item={item} toolCallId={toolCall.toolCallId} index={index} />
  ));
}
