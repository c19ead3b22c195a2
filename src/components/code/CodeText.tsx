import { type ReactNode, useMemo, useState } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { CopyButton } from "../content/CopyButton.js";
import { headOf } from "../content/headOf.js";
import { hiddenLabel, MoreButton } from "../content/MoreButton.js";
import { CodeLines } from "./CodeLines.js";
import type { CodeViewProps } from "./CodeView.js";
import { type NumberedLine, parseGutter } from "./gutter.js";
import { languageOf } from "./languages.js";
import { useHighlight } from "./useHighlight.js";

/** Code in colour, with what can be done with it; see `CodeView`. */
export function CodeText({ code, stateKey, title, ...hints }: CodeViewProps): ReactNode {
  const content = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const [wraps, setWraps] = useState(false);
  const text = useMemo(() => code.replace(/\r\n?/g, "\n").replace(/\n$/, ""), [code]);
  const head = useMemo(() => headOf(text), [text]);
  const lines = useMemo(() => toLines(isOpen ? text : head.text), [isOpen, text, head]);
  const language = languageOf(hints);
  const source = useMemo(() => lines.map((line) => line.text).join("\n"), [lines]);
  const tokens = useHighlight(source, language);
  const name = hints.fence || language;
  return (
    <div {...asPart("code")} data-language={language} data-wraps={wraps ? "" : undefined}>
      <div {...asPart("code-header")}>
        <span {...asPart("code-title")}>{title ?? name}</span>
        <button
          type="button"
          {...asPart("content-button")}
          aria-pressed={wraps}
          onClick={() => setWraps(!wraps)}
        >
          {content.wrapLines}
        </button>
        <CopyButton getText={() => code} />
      </div>
      <CodeLines lines={lines} tokens={tokens} label={content.code(name)} />
      {head.text !== text && (
        <MoreButton isOpen={isOpen} onToggle={setOpen} label={hiddenLabel(head, content)} />
      )}
    </div>
  );
}

function toLines(text: string): readonly NumberedLine[] {
  return parseGutter(text) ?? text.split("\n").map((line) => ({ text: line }));
}
