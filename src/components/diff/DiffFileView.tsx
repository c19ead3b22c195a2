import { type ReactNode, useMemo, useRef, useState } from "react";
import { type DiffRow, layoutRows } from "../../diff/layoutRows.js";
import type { DiffFile } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { ChangeNavigation } from "./ChangeNavigation.js";
import { DiffCopyButton } from "./DiffCopyButton.js";
import { DiffFileHeader } from "./DiffFileHeader.js";
import { DiffFileLines } from "./DiffFileLines.js";
import { DiffNotes } from "./DiffNotes.js";
import { useIsNear } from "./useIsNear.js";
import { useOpenGaps } from "./useOpenGaps.js";
import { ROW_HEIGHT } from "./useRowWindow.js";

export interface DiffFileViewProps {
  readonly file: DiffFile;
  /** Place among the files of the diff. */
  readonly index: number;
  readonly stateKey: string;
  readonly split: boolean;
  readonly openByDefault: boolean;
  readonly collapsible: boolean;
  readonly actions?: ReactNode;
}

/** One file: its header, what is to be said about it, and its lines. Far from the screen, the header alone. */
export function DiffFileView(props: DiffFileViewProps): ReactNode {
  const { file, index, stateKey, split, openByDefault, collapsible, actions } = props;
  const labels = useDiffLabels();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section, index);
  const [isOpen, setOpen] = useOpenState(stateKey, openByDefault);
  const [openGaps, openGap] = useOpenGaps(file, stateKey);
  const hasLines = file.parts.length > 0;
  const isShown = hasLines && (isOpen || !collapsible);
  const rows = useMemo(
    () => (isShown ? layoutRows(file, { split, openGaps }) : NO_ROWS),
    [isShown, file, split, openGaps],
  );
  const changes = useMemo(() => findChanges(rows), [rows]);
  const [current, setCurrent] = useState<GoneTo>();
  const name = file.path || labels.noPath;

  const toggle = collapsible && hasLines && (
    <button
      type="button"
      {...asPart("diff-button")}
      data-action="toggle"
      aria-expanded={isOpen}
      aria-label={labels.changesIn(name)}
      onClick={() => setOpen(!isOpen)}
    />
  );
  const navigation = isNear && changes.length > 1 && (
    <ChangeNavigation
      changes={changes.length}
      current={current?.change}
      onGo={(change) => setCurrent({ change, row: changes[change] ?? 0 })}
    />
  );
  return (
    <section
      ref={section}
      {...asPart("diff-file")}
      data-operation={file.operation}
      data-state={hasLines ? (isShown ? "open" : "closed") : undefined}
    >
      <DiffFileHeader
        file={file}
        isBrief={!isNear}
        toggle={toggle}
        navigation={navigation}
        actions={
          <>
            {isNear && isShown && <DiffCopyButton file={file} />}
            {actions}
          </>
        }
      />
      <DiffNotes notes={file.notes} />
      {isShown && isNear && (
        <DiffFileLines
          file={file}
          rows={rows}
          currentRow={current && changes[current.change]}
          scrollTo={current}
          split={split}
          label={labels.changesIn(name)}
          stateKey={stateKey}
          onOpenGap={openGap}
        />
      )}
      {isShown && !isNear && (
        <div {...asPart("diff-lines")} style={{ blockSize: rows.length * ROW_HEIGHT }} />
      )}
    </section>
  );
}

const NO_ROWS: readonly DiffRow[] = [];

/** The change that was gone to last, and the row where it was then. */
interface GoneTo {
  readonly change: number;
  readonly row: number;
}

/** The first row of each change. */
function findChanges(rows: readonly DiffRow[]): number[] {
  return rows.flatMap((row, index) => (row.type === "line" && row.startsChange !== undefined ? [index] : []));
}
