import type { ReactNode } from "react";
import type { ContentBlock } from "../../protocol/types.js";

export interface ContentBlockViewProps {
  readonly block: ContentBlock;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
}

/** A content block of any type: text, image, audio, resource link, embedded resource or unknown. */
export function ContentBlockView({ block }: ContentBlockViewProps): ReactNode {
  if (block.type === "text") return <div data-acp="text">{block.text}</div>;
  return <pre data-acp="unknown-content">{JSON.stringify(block, null, 2)}</pre>;
}
