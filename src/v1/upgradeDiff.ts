import { formatPatch, structuredPatch } from "diff";

type Fields = Record<string, unknown>;

/** Texts that differ by more than this become a patch that replaces every line: comparing takes seconds. */
const MAX_EDITS = 1000;

/**
 * A v1 diff as a v2 one: a change of one file, and a git patch whose context is the whole file, so that
 * both texts can be read back from it.
 */
export function upgradeDiff(diff: Fields): Fields {
  const { type, path, oldText, newText, ...rest } = diff;
  if (typeof path !== "string" || typeof newText !== "string") return diff;
  const before = typeof oldText === "string" ? oldText : "";
  const operation = operationOf(diff, before);
  return {
    type,
    changes: [{ operation, path, fileType: "text" }],
    patch: { format: "git_patch", text: writePatch(path, operation, before, newText) },
    ...rest,
  };
}

type Operation = "add" | "delete" | "modify";

function operationOf({ _meta }: Fields, oldText: string): Operation {
  const kind = typeof _meta === "object" && _meta !== null && "kind" in _meta ? _meta.kind : undefined;
  if (kind === "delete") return "delete";
  if (kind === "update") return "modify";
  return kind === "add" || oldText === "" ? "add" : "modify";
}

function writePatch(path: string, operation: Operation, oldText: string, newText: string): string {
  const context = Math.max(countLines(oldText), countLines(newText));
  const from = `a${rooted(path)}`;
  const to = `b${rooted(path)}`;
  const patch =
    structuredPatch(from, to, oldText, newText, "", "", { context, maxEditLength: MAX_EDITS }) ??
    rewrite(from, to, oldText, newText);
  return formatPatch({
    ...patch,
    oldFileName: operation === "add" ? "/dev/null" : from,
    newFileName: operation === "delete" ? "/dev/null" : to,
    isGit: true,
    isCreate: operation === "add",
    isDelete: operation === "delete",
  });
}

/** A patch that takes every old line away and adds every new one. */
function rewrite(
  from: string,
  to: string,
  oldText: string,
  newText: string,
): ReturnType<typeof structuredPatch> {
  const removed = structuredPatch(from, to, oldText, "", "", "");
  const added = structuredPatch(from, to, "", newText, "", "");
  const lines = [removed, added].flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
  const oldLines = removed.hunks[0]?.oldLines ?? 0;
  const newLines = added.hunks[0]?.newLines ?? 0;
  return { ...removed, hunks: [{ oldStart: 1, oldLines, newStart: 1, newLines, lines }] };
}

function rooted(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

function countLines(text: string): number {
  return text.split("\n").length;
}
