import type { ReactNode } from "react";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { headOf } from "./headOf.js";

/** Props of `TextView`. */
export interface TextViewProps {
  /** Markdown, or terminal output. */
  readonly text: string;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * An agent's text as Markdown; plain until the parser has arrived. Long text shows its start and how
 * much is hidden. Terminal output that came as text is shown as such.
 * https://agentclientprotocol.com/protocol/v2/content
 */
export function TextView({ text, stateKey }: TextViewProps): ReactNode {
  const MarkdownText = useLoaded(LAZY_VIEWS.text);
  if (MarkdownText) return <MarkdownText text={text} stateKey={stateKey} />;
  return (
    <div {...asPart("text")}>
      <p {...asPart("text-source")} dir="auto">
        {headOf(text).text}
      </p>
    </div>
  );
}
