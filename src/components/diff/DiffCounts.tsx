import type { ReactNode } from "react";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";

export interface DiffCountsProps {
  /** Lines. A side without any is left out. */
  readonly added: number;
  readonly removed: number;
}

/** Added and removed lines as `+3 −1`, spoken as "3 added, 1 removed". Renders nothing for none. */
export function DiffCounts({ added, removed }: DiffCountsProps): ReactNode {
  const labels = useDiffLabels();
  if (added === 0 && removed === 0) return null;
  return (
    <span {...asPart("diff-counts")}>
      {added > 0 && <span role="img" aria-label={labels.added(added)} data-change="add">{`+${added}`}</span>}
      {removed > 0 && (
        <span role="img" aria-label={labels.removed(removed)} data-change="delete">{`−${removed}`}</span>
      )}
    </span>
  );
}
