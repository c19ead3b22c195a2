import type { ReactNode } from "react";
import { useLoaded } from "../../react/useLoaded.js";
import { plainText } from "../../terminal/plainOutput.js";
import { PlainCode } from "../code/PlainCode.js";
import { LAZY_VIEWS } from "../lazyViews.js";

export interface TerminalTextProps {
  readonly text: string;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * Text with terminal escape sequences in it, as a terminal would colour it; without colours until the
 * code that reads them has loaded. Copies without the codes.
 */
export function TerminalText({ text, stateKey }: TerminalTextProps): ReactNode {
  const AnsiView = useLoaded(LAZY_VIEWS.ansi);
  if (AnsiView) return <AnsiView text={text} stateKey={stateKey} />;
  return <PlainCode code={plainText(text)} />;
}
