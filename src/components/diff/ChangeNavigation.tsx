import type { ReactNode } from "react";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { DiffIcon } from "./DiffIcon.js";

export interface ChangeNavigationProps {
  /** Number of changes in the file. */
  readonly changes: number;
  /** The change that was gone to last, from 0. */
  readonly current: number | undefined;
  readonly onGo: (change: number) => void;
}

/** Buttons that go from change to change. Focus stays on the button. */
export function ChangeNavigation({ changes, current, onGo }: ChangeNavigationProps): ReactNode {
  const labels = useDiffLabels();
  const step = (by: number) => onGo(((current ?? (by > 0 ? -1 : 0)) + by + changes) % changes);
  return (
    <span {...asPart("diff-navigation")}>
      {current !== undefined && (
        <span {...asPart("diff-position")}>{labels.position(current + 1, changes)}</span>
      )}
      <button
        type="button"
        {...asPart("diff-button")}
        data-action="previous"
        aria-label={labels.previousChange}
        title={labels.previousChange}
        onClick={() => step(-1)}
      >
        <DiffIcon name="previous" />
      </button>
      <button
        type="button"
        {...asPart("diff-button")}
        data-action="next"
        aria-label={labels.nextChange}
        title={labels.nextChange}
        onClick={() => step(1)}
      >
        <DiffIcon name="next" />
      </button>
    </span>
  );
}
