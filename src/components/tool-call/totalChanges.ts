import { type ChangeCounts, countChanges } from "../../diff/countChanges.js";
import type { DiffContent, TextDiffContent, ToolCallContentItem } from "../../protocol/types.js";
import type { AppendList } from "../../store/appendList.js";

/**
 * How much all diffs of a call change together. `undefined` without a diff, and when the size of one of
 * them is not known: half a sum would say less than there is.
 */
export function totalChanges(content: AppendList<ToolCallContentItem>): ChangeCounts | undefined {
  let total: ChangeCounts | undefined;
  for (const item of content) {
    if (item.type !== "diff") continue;
    const counts = countChanges(item as DiffContent | TextDiffContent);
    if (!counts) return undefined;
    const { added, removed, files } = total ?? { added: 0, removed: 0, files: 0 };
    total = {
      added: added + counts.added,
      removed: removed + counts.removed,
      files: files + counts.files,
    };
  }
  return total;
}
