import type { ReactNode } from "react";
import type { Annotations } from "../../protocol/types.js";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

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
  const audience = annotations?.audience;
  const isForOthers = Array.isArray(audience) && audience.length > 0 && !audience.includes("user");
  const isFolded = isForOthers || annotations?.priority === 0;
  const remarks = useLoaded(isFolded ? LAZY_VIEWS.remarks : NOTHING_TO_LOAD);
  if (!isFolded) return children;
  if (!remarks) return <div {...asPart("annotated")} data-state="closed" />;
  return (
    <remarks.FoldedContent isForOthers={isForOthers} stateKey={stateKey}>
      {children}
    </remarks.FoldedContent>
  );
}
