import type { DiffItem } from "acp-tool-calls";
import { collectDiffs } from "./collectDiffs.js";

const recordings = import.meta.glob<string>(
  "../recordings/{claude-v2-edit,codex-bare-heredoc,claude-bare-edit,gemini-rich-edit,opencode-rich-edit,codexz-meta-multiedit}.jsonl",
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

/** The raw input of the call in a recording that edits a path: Codex puts a patch there. */
export function recordedRawInput(name: string, path: string): unknown {
  for (const line of (recordings[`../recordings/${name}.jsonl`] ?? "").split("\n")) {
    if (!line.includes('"rawInput"') || !line.includes(JSON.stringify(path))) continue;
    return JSON.parse(line).params?.update?.rawInput;
  }
  return undefined;
}
