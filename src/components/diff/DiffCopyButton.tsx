import type { ReactNode } from "react";
import { copyableText } from "../../diff/copyableText.js";
import type { DiffFile } from "../../diff/types.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { useCopy } from "../content/useCopy.js";
import { DiffIcon } from "./DiffIcon.js";

/** Copies a file's new lines, or those that were deleted, without numbers and signs. */
export function DiffCopyButton({ file }: { readonly file: DiffFile }): ReactNode {
  const labels = useDiffLabels();
  const content = useContentLabels();
  const { result, copy } = useCopy(() => copyableText(file));
  const name = file.operation === "delete" ? labels.copyDeleted : labels.copyNew;
  const said = result === "copied" ? content.copied : content.copyFailed;
  return (
    <button
      type="button"
      {...asPart("diff-button")}
      data-action="copy"
      data-result={result}
      aria-label={result ? said : name}
      title={name}
      onClick={copy}
    >
      <DiffIcon name={result ?? "copy"} />
    </button>
  );
}
