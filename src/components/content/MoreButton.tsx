import type { ReactNode } from "react";
import type { CONTENT_LABELS } from "../../react/labels/content.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import type { Head } from "./headOf.js";

export interface MoreButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Says what is hidden while closed. */
  readonly label: string;
}

/** Shows the rest of something long, and hides it again. */
export function MoreButton({ isOpen, onToggle, label }: MoreButtonProps): ReactNode {
  const content = useContentLabels();
  return (
    <button
      type="button"
      {...asPart("content-more")}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? content.showLess : label}
    </button>
  );
}

/** "Show 312 more lines", or characters where the cut is within the last line. */
export function hiddenLabel({ hiddenLines, hiddenCharacters }: Head, labels: typeof CONTENT_LABELS): string {
  return hiddenLines > 0 ? labels.showMoreLines(hiddenLines) : labels.showMoreCharacters(hiddenCharacters);
}
