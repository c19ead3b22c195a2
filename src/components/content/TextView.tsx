import { type ReactNode, useMemo } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { hasEscapes } from "../../terminal/hasEscapes.js";
import { useMarkdown } from "../markdown/useMarkdown.js";
import { headOf } from "./headOf.js";
import { hiddenLabel, MoreButton } from "./MoreButton.js";
import { TerminalText } from "./TerminalText.js";

export interface TextViewProps {
  readonly text: string;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * An agent's text as Markdown; plain until the parser has arrived. Long text shows its start and how
 * much is hidden. Terminal output that came as text is shown as such.
 */
export function TextView({ text, stateKey }: TextViewProps): ReactNode {
  const { content } = useKit().labels;
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const head = useMemo(() => headOf(text), [text]);
  const shown = isOpen ? text : head.text;
  const markdown = useMarkdown(shown);
  if (markdown?.blocks.some((block) => block.type === "source" && hasEscapes(block.text))) {
    return (
      <div data-acp="text">
        <TerminalText text={text} stateKey={stateKey} />
      </div>
    );
  }
  const isLong = head.text !== text;
  return (
    <div data-acp="text" data-state={isLong ? (isOpen ? "open" : "closed") : undefined}>
      {markdown ? (
        <markdown.Blocks blocks={markdown.blocks} stateKey={stateKey} />
      ) : (
        <p data-acp="text-source" dir="auto">
          {shown}
        </p>
      )}
      {isLong && <MoreButton isOpen={isOpen} onToggle={setOpen} label={hiddenLabel(head, content)} />}
    </div>
  );
}
