import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";

/** A short fact about a call, where one is known: how many files it names. */
export function ToolCallFact({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  const files = new Set(toolCall.locations.map(({ path }) => path)).size;
  if (files < 2) return null;
  return <span data-acp="tool-call-fact">{labels.toolCall.fileCount(files)}</span>;
}
