import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { DiffCounts } from "../diff/DiffCounts.js";
import { totalChanges } from "./totalChanges.js";

/** A short fact about a call, where one is known: how many lines it changes, else how many files it names. */
export function ToolCallFact({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  const changes = totalChanges(toolCall.content);
  if (changes && changes.added + changes.removed > 0) {
    return (
      <span data-acp="tool-call-fact">
        <DiffCounts added={changes.added} removed={changes.removed} />
      </span>
    );
  }
  const files = new Set(toolCall.locations.map(({ path }) => path)).size;
  if (files < 2) return null;
  return <span data-acp="tool-call-fact">{labels.toolCall.fileCount(files)}</span>;
}
