import type { ReactNode } from "react";
import type { DiffFile } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { VisibleText } from "./VisibleText.js";

export interface DiffPathProps {
  readonly file: Pick<DiffFile, "operation" | "path" | "oldPath">;
  /** Without an element around the name. */
  readonly isBrief?: boolean;
}

/** A file's whole path as text, the old one before it where the file comes from there. */
export function DiffPath({ file, isBrief }: DiffPathProps): ReactNode {
  const labels = useDiffLabels();
  return (
    <span {...asPart("diff-path")} dir="ltr">
      {file.oldPath !== undefined && (
        <>
          <Path path={file.oldPath} />
          <span aria-hidden="true">{" → "}</span>
          <span {...asPart("visually-hidden")}>
            {` ${file.operation === "copy" ? labels.copiedTo : labels.movedTo} `}
          </span>
        </>
      )}
      {file.path === "" ? (
        labels.noPath
      ) : isBrief ? (
        <VisibleText text={file.path} />
      ) : (
        <Path path={file.path} />
      )}
    </span>
  );
}

/** The name stands out from its folders; nothing of the path is cut or tidied up. */
function Path({ path }: { readonly path: string }): ReactNode {
  const nameStart =
    Math.max(path.lastIndexOf("/", path.length - 2), path.lastIndexOf("\\", path.length - 2)) + 1;
  return (
    <>
      <VisibleText text={path.slice(0, nameStart)} />
      <b>
        <VisibleText text={path.slice(nameStart)} />
      </b>
    </>
  );
}
