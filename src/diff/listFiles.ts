import type { FileChange } from "../protocol/types.js";
import type { DiffItem } from "./readDiff.js";
import { textDiffOperation } from "./textDiffOperation.js";

/** The file changes that the agent lists in a diff item of either version; nothing is read or compared. */
export function listFiles(item: DiffItem): readonly FileChange[] {
  return "changes" in item ? item.changes : [{ operation: textDiffOperation(item), path: item.path }];
}
