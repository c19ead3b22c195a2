import { type ReactNode, useMemo } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { useOpenState } from "../../react/openState.js";
import { hasEscapes } from "../../terminal/hasEscapes.js";
import { asPart } from "../asPart.js";
import { headOf } from "../content/headOf.js";
import { hiddenLabel, MoreButton } from "../content/MoreButton.js";
import { TerminalText } from "../content/TerminalText.js";
import type { TextViewProps } from "../content/TextView.js";
import { MarkdownBlocks } from "./MarkdownBlocks.js";
import { useMarkdown } from "./useMarkdown.js";

/** Text as Markdown, with what is hidden of it; see `TextView`. */
export function MarkdownText({ text, stateKey }: TextViewProps): ReactNode {
  const content = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const head = useMemo(() => headOf(text), [text]);
  const shown = isOpen ? text : head.text;
  const blocks = useMarkdown(shown);
  if (blocks.some((block) => block.type === "source" && hasEscapes(block.text))) {
    return (
      <div {...asPart("text")}>
        <TerminalText text={text} stateKey={stateKey} />
      </div>
    );
  }
  const isLong = head.text !== text;
  return (
    <div {...asPart("text")} data-state={isLong ? (isOpen ? "open" : "closed") : undefined}>
      <MarkdownBlocks blocks={blocks} stateKey={stateKey} />
      {isLong && <MoreButton isOpen={isOpen} onToggle={setOpen} label={hiddenLabel(head, content)} />}
    </div>
  );
}
