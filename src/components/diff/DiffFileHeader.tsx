import type { ReactNode } from "react";
import type { DiffFile } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { DiffCounts } from "./DiffCounts.js";
import { DiffPath } from "./DiffPath.js";
import { operationWord } from "./operationWord.js";

export interface DiffFileHeaderProps {
  /** Its counts of lines are left out where they are not known. */
  readonly file: Pick<DiffFile, "operation" | "path" | "oldPath"> &
    Partial<Pick<DiffFile, "added" | "removed">>;
  /** Far from the screen: the path alone. */
  readonly isBrief?: boolean;
  /** Stands before the path: what opens and closes the file. */
  readonly toggle?: ReactNode;
  /** What goes from change to change. */
  readonly navigation?: ReactNode;
  /** Stands at the end. */
  readonly actions?: ReactNode;
}

/** What happens to a file, its whole path, and how many lines come and go. */
export function DiffFileHeader({
  file,
  isBrief,
  toggle,
  navigation,
  actions,
}: DiffFileHeaderProps): ReactNode {
  const labels = useDiffLabels();
  return (
    <div {...asPart("diff-file-header")}>
      {toggle}
      {!isBrief && <span {...asPart("diff-operation")}>{operationWord(labels, file.operation)}</span>}
      <DiffPath file={file} isBrief={isBrief} />
      {!isBrief && <DiffCounts added={file.added ?? 0} removed={file.removed ?? 0} />}
      {navigation}
      {actions}
    </div>
  );
}
