import type { ReactNode } from "react";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { DiffIcon } from "./DiffIcon.js";

export interface SplitToggleProps {
  readonly split: boolean;
  readonly onChange: (split: boolean) => void;
}

/** Shows old and new side by side, or one below the other. The choice holds for every diff of a session. */
export function SplitToggle({ split, onChange }: SplitToggleProps): ReactNode {
  const { sideBySide } = useDiffLabels();
  return (
    <button
      type="button"
      {...asPart("diff-button")}
      data-action="split"
      aria-pressed={split}
      aria-label={sideBySide}
      title={sideBySide}
      onClick={() => onChange(!split)}
    >
      <DiffIcon name="split" />
    </button>
  );
}
