import type { ReactNode } from "react";
import type { ChangeBlock } from "../../diff/changeBlocks.js";
import { markWords } from "../../diff/markWords.js";
import { shortenLine } from "../../diff/shortenLine.js";
import { splitMarks } from "../../diff/splitMarks.js";
import type { DiffLine } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import type { HighlightedLine } from "../code/toLines.js";
import { sliceTokens } from "./sliceTokens.js";
import { VisibleText } from "./VisibleText.js";

export interface DiffTextProps {
  readonly text: string;
  /** With its change, for marks on the words that differ. */
  readonly line?: DiffLine;
  readonly block?: ChangeBlock;
  readonly tokens?: HighlightedLine;
  readonly stateKey: string;
}

/** A line's text. A very long one is cut until the user asks for the rest. */
export function DiffText(props: DiffTextProps): ReactNode {
  // An empty cell would be left out of what a selection copies.
  if (props.text === "") return <br />;
  const length = shortenLine(props.text);
  if (length < props.text.length) return <LongText {...props} length={length} />;
  return <MarkedText {...props} />;
}

function LongText(props: DiffTextProps & { readonly length: number }): ReactNode {
  const { text, length, stateKey } = props;
  const labels = useDiffLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/text`, false);
  return (
    <>
      <MarkedText {...props} text={isOpen ? text : text.slice(0, length)} />
      <button type="button" {...asPart("diff-more")} onClick={() => setOpen(!isOpen)}>
        {isOpen ? labels.fewerCharacters : `… ${labels.moreCharacters(text.length - length)}`}
      </button>
    </>
  );
}

function MarkedText({ text, line, block, tokens }: DiffTextProps): ReactNode {
  const marks = line && block ? markWords(line, block) : [];
  if (marks.length === 0) return <PlainText text={text} start={0} tokens={tokens} />;
  return splitMarks(text, marks).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} {...asPart("diff-word")}>
        <PlainText {...piece} tokens={tokens} />
      </mark>
    ) : (
      <PlainText key={piece.start} {...piece} tokens={tokens} />
    ),
  );
}

/** A stretch of a line in its colours, where they are known. */
function PlainText({ text, start, tokens }: PlainTextProps): ReactNode {
  if (!tokens) return <VisibleText text={text} />;
  return sliceTokens(tokens, start, start + text.length).map((token, index) =>
    token.scope ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
      <span key={index} data-token={token.scope}>
        <VisibleText text={token.text} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
      <VisibleText key={index} text={token.text} />
    ),
  );
}

interface PlainTextProps {
  readonly text: string;
  /** Where it begins in the line. */
  readonly start: number;
  readonly tokens?: HighlightedLine;
}
