import type { ReactNode } from "react";
import type { Annotations } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";

export interface AnnotatedProps {
  readonly annotations: Annotations | null | undefined;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
  readonly children: ReactNode;
}

/**
 * Folds content that its annotations say is not for the user (an audience without `user`) or entirely
 * optional (priority 0), with a note of why.
 *
 * @see https://agentclientprotocol.com/protocol/content
 */
export function Annotated({ annotations, stateKey, children }: AnnotatedProps): ReactNode {
  const { content } = useKit().labels;
  const [isOpen, setOpen] = useOpenState(`${stateKey}/annotated`, false);
  const audience = annotations?.audience;
  const isForOthers = Array.isArray(audience) && audience.length > 0 && !audience.includes("user");
  if (!isForOthers && annotations?.priority !== 0) return children;
  return (
    <div data-acp="annotated" data-state={isOpen ? "open" : "closed"}>
      <button type="button" data-acp="content-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isForOthers ? content.forAssistant : content.optional}
      </button>
      {isOpen && children}
    </div>
  );
}
