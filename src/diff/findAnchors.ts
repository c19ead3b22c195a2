import type { ChangedRange } from "./compareSequences.js";

/** How often an element occurs in the range on either side, and where it did last. */
interface Occurrence {
  oldCount: number;
  newCount: number;
  oldIndex: number;
}

export interface Anchors {
  /** Pairs of positions of elements that occur once on each side, in order on both. */
  readonly anchors: readonly [number, number][];
  /** Whether any element at all occurs on both sides. */
  readonly anyCommon: boolean;
}

/** The elements that hold two sequences together, as patience diff takes them. */
export function findAnchors(old: readonly number[], next: readonly number[], range: ChangedRange): Anchors {
  const occurrences = new Map<number, Occurrence>();
  for (let index = range.oldStart; index < range.oldEnd; index++) {
    const element = old[index] as number;
    const known = occurrences.get(element);
    if (known) known.oldCount++;
    else occurrences.set(element, { oldCount: 1, newCount: 0, oldIndex: index });
  }
  let anyCommon = false;
  for (let index = range.newStart; index < range.newEnd; index++) {
    const known = occurrences.get(next[index] as number);
    if (!known) continue;
    known.newCount++;
    anyCommon = true;
  }
  const candidates: [number, number][] = [];
  for (let index = range.newStart; anyCommon && index < range.newEnd; index++) {
    const known = occurrences.get(next[index] as number);
    if (known?.oldCount === 1 && known.newCount === 1) candidates.push([known.oldIndex, index]);
  }
  return { anchors: longestIncreasing(candidates), anyCommon };
}

/** The longest run of pairs, not necessarily adjacent, whose first positions go up; the second ones do already. */
function longestIncreasing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  const oldIndexOf = (pair: number | undefined) => pairs[pair as number]?.[0] as number;
  for (let index = 0; index < pairs.length; index++) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (oldIndexOf(tails[middle]) < oldIndexOf(index)) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = tails[low - 1] as number;
    tails[low] = index;
  }
  const run: [number, number][] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] as number) {
    run.push(pairs[index] as [number, number]);
  }
  return run.reverse();
}
