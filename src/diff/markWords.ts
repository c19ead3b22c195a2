import { diffArrays } from "diff";
import type { ChangeBlock } from "./changeBlocks.js";
import type { DiffLine } from "./types.js";

/** From and up to (excluded) which character of a line's text a change goes. */
export type WordMark = readonly [start: number, end: number];

/** Bounds past which a change is shown without marks: comparing words would cost more than it tells. */
const MAX_LENGTH = 20_000;
const MAX_EDIT_LENGTH = 600;
/** Share of the text that must have stayed; below, marks would cover nearly everything. */
const MIN_KEPT = 0.3;

const cache = new WeakMap<ChangeBlock, ReadonlyMap<DiffLine, readonly WordMark[]>>();
const NONE: readonly WordMark[] = [];

/** The words of a line that its change put in or took out. Empty where the whole line did, more or less. */
export function markWords(line: DiffLine, block: ChangeBlock): readonly WordMark[] {
  let marks = cache.get(block);
  if (!marks) {
    marks = compareWords(block);
    cache.set(block, marks);
  }
  return marks.get(line) ?? NONE;
}

interface Token {
  readonly text: string;
  readonly line: DiffLine;
  readonly start: number;
}

function compareWords({ removed, added }: ChangeBlock): Map<DiffLine, readonly WordMark[]> {
  const marks = new Map<DiffLine, readonly WordMark[]>();
  if (removed.length === 0 || added.length === 0) return marks;
  const length = [...removed, ...added].reduce((sum, { text }) => sum + text.length, 0);
  if (length > MAX_LENGTH) return marks;
  const old = removed.flatMap(readTokens);
  const next = added.flatMap(readTokens);
  const edits = diffArrays(old, next, {
    maxEditLength: MAX_EDIT_LENGTH,
    comparator: (left, right) => left.text === right.text,
  });
  if (!edits) return marks;
  let kept = 0;
  let oldIndex = 0;
  for (const { added: isAdded, removed: isRemoved, count } of edits) {
    if (!isAdded && !isRemoved) {
      for (const { text } of old.slice(oldIndex, oldIndex + count)) kept += 2 * text.trim().length;
    }
    if (!isAdded) oldIndex += count;
  }
  if (kept < MIN_KEPT * visibleLength([...old, ...next])) return marks;
  for (const { added: isAdded, removed: isRemoved, value } of edits) {
    if (isAdded || isRemoved) for (const token of value) addMark(marks, token);
  }
  for (const [line, found] of marks) marks.set(line, tidy(line, found));
  return marks;
}

function readTokens(line: DiffLine): Token[] {
  const tokens: Token[] = [];
  for (const match of line.text.matchAll(/[\p{L}\p{M}\p{N}_$]+|\s+|./gsu)) {
    tokens.push({ text: match[0], line, start: match.index });
  }
  return tokens;
}

function visibleLength(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { text }) => sum + text.trim().length, 0);
}

/** Neighbouring marks become one, also over a single stretch of white space. */
function addMark(marks: Map<DiffLine, readonly WordMark[]>, { line, start, text }: Token): void {
  const known = marks.get(line) ?? NONE;
  const last = known.at(-1);
  const joins = last && line.text.slice(last[1], start).trim() === "";
  const mark: WordMark = [joins ? last[0] : start, start + text.length];
  marks.set(line, [...(joins ? known.slice(0, -1) : known), mark]);
}

/**
 * Marks without the white space at their edges, unless there is nothing else. A line that is marked
 * from end to end needs no mark: its colour says it.
 */
function tidy(line: DiffLine, marks: readonly WordMark[]): readonly WordMark[] {
  const words = marks.flatMap(([start, end]): WordMark[] => {
    const text = line.text.slice(start, end);
    const from = start + text.length - text.trimStart().length;
    return text.trim() === "" ? [] : [[from, from + text.trim().length]];
  });
  if (words.length === 0) return marks;
  const [first] = words;
  const isWhole = words.length === 1 && first && line.text.trim().length === first[1] - first[0];
  return isWhole ? NONE : words;
}
