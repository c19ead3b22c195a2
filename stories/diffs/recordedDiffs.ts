import type { DiffItem } from "acp-tool-calls";
import { collectDiffs } from "./collectDiffs.js";

const recordings = import.meta.glob<string>(
  "../recordings/{claude-v2-edit,codex-bare-heredoc,claude-bare-edit}.jsonl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** The last diff of a recording that touches a path. */
export function recordedDiff(name: string, path: string): DiffItem {
  const recording = recordings[`../recordings/${name}.jsonl`] ?? "";
  const diff = collectDiffs(recording).findLast((found) =>
    JSON.stringify(found).includes(JSON.stringify(path)),
  );
  if (!diff) throw new Error(`The recording ${name} has no diff of ${path}`);
  return diff;
}
