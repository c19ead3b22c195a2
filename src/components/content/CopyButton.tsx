import type { ReactNode } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { useCopy } from "./useCopy.js";

export interface CopyButtonProps {
  /** What is copied, exactly; asked for when the user clicks. */
  readonly getText: () => string;
  /** Default: "Copy". */
  readonly label?: string;
}

/** Copies a text when clicked, and says whether that worked. */
export function CopyButton({ getText, label }: CopyButtonProps): ReactNode {
  const content = useContentLabels();
  const { result, copy } = useCopy(getText);
  const said = result === "copied" ? content.copied : content.copyFailed;
  return (
    <button type="button" {...asPart("content-button")} data-result={result} onClick={copy}>
      {result ? said : (label ?? content.copy)}
    </button>
  );
}
