import type { ReactNode } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { saveBytes } from "./media/saveBytes.js";

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
    <span data-acp="file">
      <span data-acp="file-line">
        <bdi data-acp="file-name">{name}</bdi>
        <span data-acp="file-facts">{known.join(" · ")}</span>
        {bytes && (
          <button
            type="button"
            data-acp="content-button"
            aria-label={content.saveAs(name)}
            onClick={() => saveBytes(bytes, name)}
          >
            {content.save}
          </button>
        )}
      </span>
      {note && <span data-acp="file-note">{note}</span>}
      {children}
    </span>
  );
}
