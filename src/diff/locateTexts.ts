import { own } from "../protocol/ownField.js";
import type { TextDiffContent, ToolCallContentItem, ToolCallLocation } from "../protocol/types.js";
import { readPatch } from "./patch/readPatch.js";
import { splitLines } from "./splitLines.js";
import { isPiece } from "./textDiffOperation.js";
import type { DiffLine } from "./types.js";

/** Lines of the file, from 1, at which the two texts of a v1 diff begin. */
export interface FirstLines {
  readonly old: number;
  readonly new: number;
}

/** What a call says beside a diff item. */
export interface DiffContext {
  readonly content: Iterable<ToolCallContentItem>;
  readonly locations: readonly ToolCallLocation[];
  readonly rawInput?: unknown;
}

/**
 * Where the texts of a v1 diff stand in their file, as far as the call says so: in a patch among its raw
 * input that draws these very texts, or in its locations, when it has one with a line for each diff of
 * the file. `undefined` where it is not known.
 */
export function locateTexts(diff: TextDiffContent, context: DiffContext): FirstLines | undefined {
  return fromPatch(diff, context.rawInput) ?? fromLocations(diff, context);
}

/** Codex sends hunks as texts, and the whole patch as `changes[path].unified_diff`. */
function fromPatch({ path, oldText, newText }: TextDiffContent, rawInput: unknown): FirstLines | undefined {
  const patch = own(own(own(rawInput, "changes"), path), "unified_diff");
  if (typeof patch !== "string") return undefined;
  for (const { parts } of readPatch(patch)) {
    for (const part of parts) {
      if (part.type !== "lines") continue;
      const isSame = sideOf(part.lines, "old") === (oldText ?? "") && sideOf(part.lines, "new") === newText;
      const [first] = part.lines;
      if (isSame && first) return firstLines(part.lines);
    }
  }
  return undefined;
}

function sideOf(lines: readonly DiffLine[], side: "old" | "new"): string {
  const end = side === "old" ? "oldEnd" : "newEnd";
  return lines.map((line) => (line[end] === undefined ? "" : line.text + line[end])).join("");
}

function firstLines(lines: readonly DiffLine[]): FirstLines | undefined {
  const old = lines.find(({ oldLine }) => oldLine !== undefined)?.oldLine;
  const next = lines.find(({ newLine }) => newLine !== undefined)?.newLine;
  return old !== undefined && next !== undefined ? { old, new: next } : undefined;
}

/**
 * Claude Code sends a text and a location for each hunk, with the line at which the new text begins. Of a
 * whole file, a location says where to look, not where the text begins.
 */
function fromLocations(diff: TextDiffContent, { content, locations }: DiffContext): FirstLines | undefined {
  const places = locations.filter(({ path }) => path === diff.path);
  if (!isPiece(diff) || places.length === 0) return undefined;
  let index = -1;
  let count = 0;
  /** Lines by which earlier hunks moved what comes after them. */
  let shift = 0;
  for (const item of content) {
    if (item.type !== "diff" || own(item, "path") !== diff.path) continue;
    if (item === diff) index = count;
    if (index < 0) shift += countLines(own(item, "newText")) - countLines(own(item, "oldText"));
    count++;
  }
  const line = places[index]?.line;
  if (places.length !== count || typeof line !== "number") return undefined;
  return line > 0 && line - shift > 0 ? { old: line - shift, new: line } : undefined;
}

function countLines(text: unknown): number {
  return typeof text === "string" ? splitLines(text).length : 0;
}
