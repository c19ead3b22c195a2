import { Fragment, type ReactNode } from "react";
import type { ChangeBlock } from "../../diff/changeBlocks.js";
import { markWords } from "../../diff/markWords.js";
import { shortenLine } from "../../diff/shortenLine.js";
import { splitMarks } from "../../diff/splitMarks.js";
import type { DiffLine } from "../../diff/types.js";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { VisibleText } from "./VisibleText.js";

export interface DiffTextProps {
  readonly text: string;
  /** With its change, for marks on the words that differ. */
  readonly line?: DiffLine;
  readonly block?: ChangeBlock;
  readonly stateKey: string;
}

/** A line's text. A very long one is cut until the user asks for the rest. */
export function DiffText(props: DiffTextProps): ReactNode {
  const length = shortenLine(props.text);
  if (length < props.text.length) return <LongText {...props} length={length} />;
  return <MarkedText {...props} />;
}

function LongText(props: DiffTextProps & { readonly length: number }): ReactNode {
  const { text, length, stateKey } = props;
  const labels = useKit().labels.diff;
  const [isOpen, setOpen] = useOpenState(`${stateKey}/text`, false);
  return (
    <>
      <MarkedText {...props} text={isOpen ? text : text.slice(0, length)} />
      <button type="button" data-acp="diff-more" onClick={() => setOpen(!isOpen)}>
        {isOpen ? labels.fewerCharacters : `… ${labels.moreCharacters(text.length - length)}`}
      </button>
    </>
  );
}

function MarkedText({ text, line, block }: DiffTextProps): ReactNode {
  const marks = line && block ? markWords(line, block) : [];
  if (marks.length === 0) return <VisibleText text={text} />;
  return splitMarks(text, marks).map((piece, index) =>
    piece.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never move
      <mark key={index} data-acp="diff-word">
        <VisibleText text={piece.text} />
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never move
      <Fragment key={index}>
        <VisibleText text={piece.text} />
      </Fragment>
    ),
  );
}
