import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/** A call with more items than this is a stream, whose sum would be made again for each of them. */
const MAX_ITEMS = 100;

/**
 * A short fact about a call, where one is known: how many lines it changes, else how many files it
 * names. Of a call with a diff it says nothing until the diff can be read.
 */
export function ToolCallFact({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels } = useKit();
  const { content, locations } = toolCall;
  const hasDiff = content.length <= MAX_ITEMS && content.toArray().some(({ type }) => type === "diff");
  const diffFact = useLoaded(hasDiff ? LAZY_VIEWS.diffFact : NOTHING_TO_LOAD);
  if (hasDiff && !diffFact) return null;
  const changes = diffFact?.totalChanges(content);
  if (diffFact && changes && changes.added + changes.removed > 0) {
    return (
      <span {...asPart("tool-call-fact")}>
        <diffFact.DiffCounts added={changes.added} removed={changes.removed} />
      </span>
    );
  }
  const files = new Set(locations.map(({ path }) => path)).size;
  if (files < 2) return null;
  return <span {...asPart("tool-call-fact")}>{labels.toolCall.fileCount(files)}</span>;
}
