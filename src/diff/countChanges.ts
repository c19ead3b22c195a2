import { type DiffItem, readDiff } from "./readDiff.js";

/** How much a diff changes, in lines and files. */
export interface ChangeCounts {
  /** Lines. */
  readonly added: number;
  readonly removed: number;
  readonly files: number;
}

/** Characters up to which a diff is read just to be counted: some milliseconds of work. */
const MAX_LENGTH = 200_000;

const counts = new WeakMap<DiffItem, ChangeCounts | undefined>();

/**
 * How much a diff item changes, for the head of a closed card. `undefined` when that is not known
 * without much work (past 200,000 characters) or not at all (some change comes without a patch, or the
 * patch cannot be read). Read once per item.
 */
export function countChanges(item: DiffItem): ChangeCounts | undefined {
  if (!counts.has(item)) counts.set(item, count(item));
  return counts.get(item);
}

function count(item: DiffItem): ChangeCounts | undefined {
  const length =
    "changes" in item ? (item.patch?.text.length ?? 0) : (item.oldText?.length ?? 0) + item.newText.length;
  if (length > MAX_LENGTH) return undefined;
  const { files } = readDiff(item);
  const unknown = files.some(({ notes }) =>
    notes.some(({ type }) => type === "no-patch" || type === "not-in-patch" || type === "malformed"),
  );
  if (unknown) return undefined;
  const sum = (side: "added" | "removed") => files.reduce((total, file) => total + file[side], 0);
  return { added: sum("added"), removed: sum("removed"), files: files.length };
}
