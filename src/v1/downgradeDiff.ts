import { parsePatch, type StructuredPatch } from "diff";
import type { DiffContent, FileChange } from "../protocol/types.js";
import type { ReportLoss } from "./loss.js";

type Fields = Record<string, unknown>;

/**
 * A v2 diff as v1 diffs: one for each hunk of each text change, since a v1 diff is two texts. Whatever
 * has no texts (a move without edits, a binary file, a change without a patch) is listed as text.
 */
export function downgradeDiff(diff: DiffContent, path: string, report: ReportLoss): Fields[] {
  const patches = readPatch(diff);
  return diff.changes.flatMap((change) => {
    const patch = patches.find((candidate) => isPatchOf(candidate, change));
    const texts = patch && isText(change) ? toTexts(patch, change) : [];
    const isWhole = texts.length > 0 && !change.oldPath;
    if (!isWhole)
      report("diff", path, `${change.operation} of ${change.path ?? "a file"} is no pair of texts`);
    return texts.length > 0 ? texts : [listing(change)];
  });
}

function readPatch({ patch }: DiffContent): readonly StructuredPatch[] {
  if (patch?.format !== "git_patch") return [];
  try {
    return parsePatch(patch.text);
  } catch {
    return [];
  }
}

function isPatchOf(patch: StructuredPatch, { path = "", operation }: FileChange): boolean {
  const name = operation === "delete" ? patch.oldFileName : patch.newFileName;
  return name !== undefined && [name, name.replace(/^[ab]\//, "/")].includes(path);
}

function isText({ fileType, operation }: FileChange): boolean {
  return (fileType ?? "text") === "text" && operation !== "copy";
}

function toTexts(patch: StructuredPatch, change: FileChange): Fields[] {
  const kind = change.operation === "delete" ? { _meta: { kind: "delete" } } : {};
  if (patch.hunks.length === 0 && patch.isCreate)
    return [{ type: "diff", path: change.path, oldText: null, newText: "" }];
  return patch.hunks.map(({ lines }) => ({
    type: "diff",
    path: change.path,
    oldText: change.operation === "add" ? null : side(lines, "+"),
    newText: side(lines, "-"),
    ...kind,
  }));
}

/** One side's text: every line but the other side's. */
function side(lines: readonly string[], others: "+" | "-"): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    if (line[0] === others || line[0] === "\\") continue;
    text += line.slice(1);
    if (lines[index + 1]?.[0] !== "\\") text += "\n";
  }
  return text;
}

function listing({ operation, oldPath, path = "" }: FileChange): Fields {
  const text = oldPath ? `${operation} ${oldPath} → ${path}` : `${operation} ${path}`;
  return { type: "content", content: { type: "text", text } };
}
