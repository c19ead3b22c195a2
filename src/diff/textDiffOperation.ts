import type { FileChange, TextDiffContent } from "../protocol/types.js";

/** The part of a v1 diff that says what changed. */
export type TextDiff = Pick<TextDiffContent, "path" | "oldText" | "newText" | "_meta">;

const OPERATIONS: ReadonlyMap<unknown, FileChange["operation"]> = new Map([
  ["add", "add"],
  ["delete", "delete"],
  ["update", "modify"],
  ["modify", "modify"],
]);

/** Whether the agent sent an old text at all. */
export function isPresent(oldText: string | null | undefined): oldText is string {
  return typeof oldText === "string";
}

/**
 * What a v1 diff does to its file. Agents say so in `_meta.kind`; without it, no old text means a new
 * file. Two texts that are both sent and both empty are a file that stays as it is.
 */
export function textDiffOperation({ oldText, newText, _meta }: TextDiff): FileChange["operation"] {
  const stated = OPERATIONS.get(_meta?.kind);
  if (stated) return stated;
  if (oldText) return "modify";
  return isPresent(oldText) && newText === "" ? "modify" : "add";
}

/**
 * Whether the two texts are a piece of the file, whose place in it they do not tell: both stop short of a
 * newline, or the agent is Codex, which marks what it sends as `update` and sends hunks.
 */
export function isPiece(diff: TextDiff): boolean {
  if (textDiffOperation(diff) !== "modify") return false;
  const { oldText, newText, _meta } = diff;
  return _meta?.kind === "update" || (lacksNewline(oldText ?? "") && lacksNewline(newText));
}

function lacksNewline(text: string): boolean {
  return text !== "" && !text.endsWith("\n");
}
