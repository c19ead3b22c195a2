import type { ReactNode } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { saveFile } from "../saveFile.js";

export interface FileCardProps {
  readonly name: string;
  /** Type, size and the like, shown behind the name. */
  readonly facts: readonly (string | undefined)[];
  /** Why the data is not shown. */
  readonly note?: string | undefined;
  /** What can be saved. */
  readonly bytes?: Uint8Array | undefined;
  readonly children?: ReactNode;
}

/** Data that is not shown: its name, type and size, and a button to save it. */
export function FileCard({ name, facts, note, bytes, children }: FileCardProps): ReactNode {
  const content = useContentLabels();
  const known = facts.filter((fact) => fact !== undefined && fact !== "");
  return (
    <span {...asPart("file")}>
      <span {...asPart("file-line")}>
        <bdi {...asPart("file-name")}>{name}</bdi>
        <span {...asPart("file-facts")}>{known.join(" · ")}</span>
        {bytes && (
          <button
            type="button"
            {...asPart("content-button")}
            aria-label={content.saveAs(name)}
            onClick={() => saveFile(name, "application/octet-stream", [bytes])}
          >
            {content.save}
          </button>
        )}
      </span>
      {note && <span {...asPart("file-note")}>{note}</span>}
      {children}
    </span>
  );
}
