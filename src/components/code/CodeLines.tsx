import { memo, type ReactNode } from "react";
import { Virtualizer } from "virtua";
import { asPart } from "../asPart.js";
import { CodeBox } from "./CodeBox.js";
import type { NumberedLine } from "./gutter.js";
import type { HighlightedLine } from "./toLines.js";

/** With more lines only those in sight are in the document. */
const MAX_PLAIN_LINES = 2000;

export interface CodeLinesProps {
  readonly lines: readonly NumberedLine[];
  /** As `useHighlight` gives them; plain lines without. */
  readonly tokens?: readonly HighlightedLine[] | undefined;
  readonly label: string;
}

/** Lines of code in a box that scrolls sideways. Its text is the code, line numbers are not part of it. */
export function CodeLines({ lines, tokens, label }: CodeLinesProps): ReactNode {
  const renderLine = (line: NumberedLine, index: number) => (
    <CodeLine
      key={index}
      text={line.text}
      number={line.number}
      tokens={tokens?.[index]}
      isLast={index === lines.length - 1}
    />
  );
  const isNumbered = lines.some((line) => line.number !== undefined);
  return (
    <CodeBox label={label} isVirtual={lines.length > MAX_PLAIN_LINES}>
      <code data-numbered={isNumbered ? "" : undefined}>
        {lines.length > MAX_PLAIN_LINES ? (
          <Virtualizer data={lines}>{renderLine}</Virtualizer>
        ) : (
          lines.map(renderLine)
        )}
      </code>
    </CodeBox>
  );
}

interface CodeLineProps {
  readonly text: string;
  readonly number: number | undefined;
  readonly tokens: HighlightedLine | undefined;
  readonly isLast: boolean;
}

/** One line with its end, so that a selection over lines copies as text. */
const CodeLine = memo(function CodeLine({ text, number, tokens, isLast }: CodeLineProps): ReactNode {
  return (
    <span {...asPart("code-line")} data-line={number}>
      {tokens ? <CodeTokens tokens={tokens} /> : text}
      {isLast ? "" : "\n"}
    </span>
  );
});

/** The tokens of one line as coloured text. */
export function CodeTokens({ tokens }: { tokens: HighlightedLine }): ReactNode {
  return tokens.map(({ text, scope }, index) =>
    scope ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
      <span key={index} data-token={scope}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
