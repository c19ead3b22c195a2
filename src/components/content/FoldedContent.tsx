import type { ReactNode } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";

interface FoldedContentProps {
  readonly isForOthers: boolean;
  readonly stateKey: string;
  readonly children: ReactNode;
}

/** Content behind a button that says why it is folded. */
export function FoldedContent({ isForOthers, stateKey, children }: FoldedContentProps): ReactNode {
  const content = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/annotated`, false);
  return (
    <div {...asPart("annotated")} data-state={isOpen ? "open" : "closed"}>
      <button
        type="button"
        {...asPart("content-more")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isForOthers ? content.forAssistant : content.optional}
      </button>
      {isOpen && children}
    </div>
  );
}
