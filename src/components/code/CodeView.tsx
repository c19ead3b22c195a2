import { type ReactNode, useMemo, useState } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { CopyButton } from "../content/CopyButton.js";
import { CodeLines } from "./CodeLines.js";
import { type NumberedLine, parseGutter } from "./gutter.js";
import { type LanguageHints, languageOf } from "./languages.js";
import { useHighlight } from "./useHighlight.js";

export interface CodeViewProps extends LanguageHints {
  readonly code: string;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
  /** What stands in the header in place of the language. */
  readonly title?: ReactNode;
}

/** Longer code shows its first lines and a button. */
const LONG = 40;
const HEAD = 30;

/**
 * Code or the text of a file, in colour where its language is known. A gutter of line numbers that an
 * agent put into the text is shown as line numbers; copying gives the text as it came.
 */
export function CodeView({ code, stateKey, title, ...hints }: CodeViewProps): ReactNode {
  const { content } = useKit().labels;
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const [wraps, setWraps] = useState(false);
  const lines = useMemo(() => toLines(code), [code]);
  const language = languageOf(hints);
  const source = useMemo(() => lines.map(({ text }) => text).join("\n"), [lines]);
  const tokens = useHighlight(source, language);
  const hidden = !isOpen && lines.length > LONG ? lines.length - HEAD : 0;
  const name = hints.fence || language;
  return (
    <div data-acp="code" data-language={language} data-wraps={wraps ? "" : undefined}>
      <div data-acp="code-header">
        <span data-acp="code-title">{title ?? name}</span>
        <button type="button" data-acp="content-button" aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
          {content.wrapLines}
        </button>
        <CopyButton getText={() => code} />
      </div>
      <CodeLines
        lines={hidden > 0 ? lines.slice(0, HEAD) : lines}
        tokens={tokens}
        label={content.code(name)}
      />
      {lines.length > LONG && (
        <button type="button" data-acp="content-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? content.showLess : content.showMoreLines(hidden)}
        </button>
      )}
    </div>
  );
}

/** Without the empty line that a final line end would make. */
function toLines(code: string): readonly NumberedLine[] {
  const text = code.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  return parseGutter(text) ?? text.split("\n").map((line) => ({ text: line }));
}
