import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { RawSection } from "./RawSection.js";

/** What the agent gave the tool, folded; nothing where it gave nothing. `0`, `false` and `""` are something. */
export function ToolCallRawInput({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  if (toolCall.rawInput === undefined) return null;
  return (
    <RawSection
      part="raw-input"
      label={labels.toolCall.rawInput}
      value={toolCall.rawInput}
      stateKey={`${toolCall.toolCallId}/raw-input`}
      openByDefault={false}
    />
  );
}
