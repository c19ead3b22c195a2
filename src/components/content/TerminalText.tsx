import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { stripEscapes } from "../../terminal/sgr.js";
import { CodeBox } from "../code/CodeBox.js";
import { AnsiText } from "./AnsiText.js";
import { CopyButton } from "./CopyButton.js";

const LONG = 40;
const HEAD = 30;

/** Text with terminal escape sequences in it, as a terminal would colour it. Copies without the codes. */
export function TerminalText({ text, stateKey }: { text: string; stateKey: string }): ReactNode {
  const { content } = useKit().labels;
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const lines = text.replace(/\n$/, "").split("\n");
  const isLong = lines.length > LONG;
  const shown = isLong && !isOpen ? lines.slice(0, HEAD) : lines;
  return (
    <div data-acp="code" data-terminal="">
      <div data-acp="code-header">
        <span data-acp="code-title" />
        <CopyButton getText={() => stripEscapes(text)} />
      </div>
      <CodeBox label={content.code(undefined)}>
        <code>
          <AnsiText text={shown.join("\n")} />
        </code>
      </CodeBox>
      {isLong && (
        <button type="button" data-acp="content-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? content.showLess : content.showMoreLines(lines.length - HEAD)}
        </button>
      )}
    </div>
  );
}
