import { type ReactNode, useMemo } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { useOpenState } from "../../react/openState.js";
import { stripEscapes } from "../../terminal/sgr.js";
import { asPart } from "../asPart.js";
import { CodeBox } from "../code/CodeBox.js";
import { AnsiText } from "./AnsiText.js";
import { CopyButton } from "./CopyButton.js";
import { headOf } from "./headOf.js";
import { hiddenLabel, MoreButton } from "./MoreButton.js";

/** Text with terminal escape sequences in it, as a terminal would colour it. Copies without the codes. */
export function TerminalText({ text, stateKey }: { text: string; stateKey: string }): ReactNode {
  const content = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/all`, false);
  const head = useMemo(() => headOf(text), [text]);
  return (
    <div {...asPart("code")} data-terminal="">
      <div {...asPart("code-header")}>
        <span {...asPart("code-title")} />
        <CopyButton getText={() => stripEscapes(text)} />
      </div>
      <CodeBox label={content.code(undefined)}>
        <code>
          <AnsiText text={(isOpen ? text : head.text).replace(/\n$/, "")} />
        </code>
      </CodeBox>
      {head.text !== text && (
        <MoreButton isOpen={isOpen} onToggle={setOpen} label={hiddenLabel(head, content)} />
      )}
    </div>
  );
}
