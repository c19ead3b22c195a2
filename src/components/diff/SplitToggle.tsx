import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { DiffIcon } from "./DiffIcon.js";

export interface SplitToggleProps {
  readonly split: boolean;
  readonly onChange: (split: boolean) => void;
}

/** Shows old and new side by side, or one below the other. The choice holds for every diff of the kit. */
export function SplitToggle({ split, onChange }: SplitToggleProps): ReactNode {
  const { sideBySide } = useKit().labels.diff;
  return (
    <button
      type="button"
      data-acp="diff-button"
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
