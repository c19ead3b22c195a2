import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { RawSection } from "./RawSection.js";

/** What the tool returned: open when it is the only output there is, folded beside content. */
export function ToolCallRawOutput({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  if (toolCall.rawOutput === undefined) return null;
  return (
    <RawSection
      part="raw-output"
      label={labels.toolCall.rawOutput}
      value={toolCall.rawOutput}
      stateKey={`${toolCall.toolCallId}/raw-output`}
      openByDefault={toolCall.content.length === 0}
    />
  );
}
