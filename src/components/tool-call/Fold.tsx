import { type ReactNode, useId } from "react";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH } from "../icons/paths.js";
import type { Part } from "../parts.js";

interface FoldProps {
  readonly buttonPart: Part;
  readonly bodyPart: Part;
  /** What the button says. */
  readonly label: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: () => ReactNode;
}

/** Something that is folded away behind a button. Closed, it is not rendered. */
export function Fold({ buttonPart, bodyPart, label, isOpen, onToggle, children }: FoldProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        {...asPart(buttonPart)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon path={CHEVRON_PATH} />
        {label}
      </button>
      <div {...asPart(bodyPart)} id={id} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </>
  );
}
