import { type ReactNode, useMemo } from "react";
import type { DiffContext } from "../../diff/locateTexts.js";
import { type DiffItem, readDiff } from "../../diff/readDiff.js";
import type { DiffFile } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { Many } from "../many/Many.js";
import { DiffFileView } from "./DiffFileView.js";
import { SplitToggle } from "./SplitToggle.js";
import { UnreadPatch } from "./UnreadPatch.js";

export interface DiffFilesProps {
  readonly diff: DiffItem;
  readonly stateKey: string;
  readonly toolCall: DiffContext | undefined;
}

/** Lines that a diff shows before anyone asked for more; files that begin beyond them start closed. */
const MAX_OPEN_LINES = 300;
/** A single file of more lines than this starts closed. */
const MAX_FILE_LINES = 2_000;

/** Every file of a diff item with its lines. */
export function DiffFiles({ diff, stateKey, toolCall }: DiffFilesProps): ReactNode {
  const labels = useDiffLabels();
  const { files, unread } = useMemo(() => readDiff(diff, toolCall), [diff, toolCall]);
  const openByDefault = useMemo(() => chooseOpen(files), [files]);
  const [split, setSplit] = useOpenState("diff/split", false);
  const several = files.length > 1;
  const toggle = files.some(hasTwoSides) && <SplitToggle split={split} onChange={setSplit} />;
  return (
    <div {...asPart("diff")}>
      {several && (
        <div {...asPart("diff-summary")}>
          <span>{labels.summary(files.length, sum(files, "added"), sum(files, "removed"))}</span>
          {toggle}
        </div>
      )}
      {files.length === 0 && !unread && <p {...asPart("diff-note")}>{labels.noChanges}</p>}
      <Many items={files}>
        {(file, index) => (
          <DiffFileView
            // The files of an item never change their order.
            key={index}
            file={file}
            index={index}
            stateKey={`${stateKey}/${index}`}
            split={split}
            openByDefault={openByDefault[index] ?? false}
            collapsible={several || !openByDefault[index]}
            actions={!several && toggle}
          />
        )}
      </Many>
      {unread && <UnreadPatch {...unread} stateKey={`${stateKey}/patch`} hasFiles={files.length > 0} />}
    </div>
  );
}

function sum(files: readonly DiffFile[], side: "added" | "removed"): number {
  return files.reduce((total, file) => total + file[side], 0);
}

/** Side by side tells more only where something stands on both sides. */
function hasTwoSides({ operation, removed, added }: DiffFile): boolean {
  return operation !== "add" && operation !== "delete" && removed + added > 0;
}

export function countLines({ parts }: DiffFile): number {
  return parts.reduce((total, part) => total + (part.type === "gap" ? 0 : part.lines.length), 0);
}

function chooseOpen(files: readonly DiffFile[]): boolean[] {
  let lines = 0;
  return files.map((file) => {
    const own = countLines(file);
    const open = own <= MAX_FILE_LINES && (lines === 0 || lines + own <= MAX_OPEN_LINES);
    lines += own;
    return open;
  });
}
