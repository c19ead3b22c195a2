import { type ListRow, rowOf } from "./buildRows.js";
import type { CallFacts } from "./callFacts.js";

/** What changed of a call that is listed; `before` is absent for a new one. */
export interface FactsChange {
  readonly before: CallFacts | undefined;
  readonly now: CallFacts;
}

/** A call in no group and of no parent is a row that says nothing but which call it is. */
const standsAlone = ({ group, parent }: CallFacts) => group === undefined && parent === undefined;

/**
 * The rows after changes that leave the rest of them as it is: calls of their own that changed or came
 * last. `undefined` when the rows have to be built again. `last` is the last call that has a row.
 */
export function appendRows(
  rows: readonly ListRow[],
  changes: readonly FactsChange[],
  last: CallFacts | undefined,
): readonly ListRow[] | undefined {
  if (!changes.every(({ before, now }) => standsAlone(now) && (!before || standsAlone(before))))
    return undefined;
  const added = changes.filter(({ before }) => !before);
  if (added.length === 0) return rows;
  if (last && !standsAlone(last)) return undefined;
  return [...rows, ...added.map(({ now }) => rowOf(now.toolCallId, 0))];
}
