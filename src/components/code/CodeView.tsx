import type { ReactNode } from "react";
import { useLoaded } from "../../react/useLoaded.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import type { LanguageHints } from "./languages.js";
import { PlainCode } from "./PlainCode.js";

/** Props of `CodeView`: the code, and what tells its language. */
export interface CodeViewProps extends LanguageHints {
  /** As it came, with either kind of line break. */
  readonly code: string;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
  /** What stands in the header in place of the language. */
  readonly title?: ReactNode;
}

/**
 * Code or the text of a file, in colour where its language is known. A gutter of line numbers that an
 * agent put into the text is shown as line numbers; copying gives the text as it came. Long code shows
 * its start and how much is hidden. Plain until the code that does this has loaded.
 */
export function CodeView(props: CodeViewProps): ReactNode {
  const CodeText = useLoaded(LAZY_VIEWS.code);
  if (CodeText) return <CodeText {...props} />;
  return <PlainCode code={props.code} title={props.title} />;
}
