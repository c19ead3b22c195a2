import { diffArrays } from "diff";
import { findAnchors } from "./findAnchors.js";

/** `old` from `oldStart` up to `oldEnd` (excluded) became `new` from `newStart` up to `newEnd` (excluded). */
export interface ChangedRange {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export interface Comparison {
  /** In order, without overlap; what lies between two ranges is equal on both sides. */
  readonly changes: readonly ChangedRange[];
  /** `false` when some range may hold equal elements: comparing it would have taken too long. */
  readonly exact: boolean;
}

/** The work is bounded by counting, not by a clock, so that equal input gives equal output everywhere. */
const MAX_EDIT_LENGTH = 400;
const MAX_WORK = 4 * MAX_EDIT_LENGTH ** 2;
const MAX_DEPTH = 12;

/**
 * What changed between two lists of numbers, in near-linear time for any input: elements that occur
 * once on both sides hold the rest together, and only what is left between them is compared in full.
 */
export function compareSequences(old: readonly number[], next: readonly number[]): Comparison {
  const changes: ChangedRange[] = [];
  let work = 0;
  let exact = true;

  const compare = (range: ChangedRange, depth: number): void => {
    const { oldStart, oldEnd, newStart, newEnd } = trim(old, next, range);
    if (oldStart === oldEnd && newStart === newEnd) return;
    const changed = { oldStart, oldEnd, newStart, newEnd };
    const { anchors, anyCommon } = findAnchors(old, next, changed);
    if (!anyCommon) changes.push(changed);
    else if (anchors.length > 0 && depth < MAX_DEPTH) compareBetween(anchors, changed, depth);
    else compareInFull(changed);
  };

  const compareBetween = (anchors: readonly [number, number][], range: ChangedRange, depth: number): void => {
    let { oldStart, newStart } = range;
    for (const [oldIndex, newIndex] of anchors) {
      compare({ oldStart, oldEnd: oldIndex, newStart, newEnd: newIndex }, depth + 1);
      oldStart = oldIndex + 1;
      newStart = newIndex + 1;
    }
    compare({ ...range, oldStart, newStart }, depth + 1);
  };

  const compareInFull = (range: ChangedRange): void => {
    const longest = range.oldEnd - range.oldStart + range.newEnd - range.newStart;
    const maxEditLength = Math.min(longest, MAX_EDIT_LENGTH);
    work += maxEditLength ** 2;
    const edits =
      work > MAX_WORK
        ? undefined
        : diffArrays(old.slice(range.oldStart, range.oldEnd), next.slice(range.newStart, range.newEnd), {
            maxEditLength,
          });
    if (!edits) {
      exact = false;
      changes.push(range);
      return;
    }
    let { oldStart, newStart } = range;
    let open: ChangedRange | undefined;
    for (const { added, removed, count } of edits) {
      const oldEnd = added ? oldStart : oldStart + count;
      const newEnd = removed ? newStart : newStart + count;
      if (added || removed) open = { ...(open ?? { oldStart, newStart }), oldEnd, newEnd };
      else if (open) {
        changes.push(open);
        open = undefined;
      }
      oldStart = oldEnd;
      newStart = newEnd;
    }
    if (open) changes.push(open);
  };

  compare({ oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: next.length }, 0);
  return { changes, exact };
}

function trim(old: readonly number[], next: readonly number[], range: ChangedRange): ChangedRange {
  let { oldStart, oldEnd, newStart, newEnd } = range;
  while (oldStart < oldEnd && newStart < newEnd && old[oldStart] === next[newStart]) {
    oldStart++;
    newStart++;
  }
  while (oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] === next[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  return { oldStart, oldEnd, newStart, newEnd };
}
