import { type ReactNode, useMemo } from "react";
import { layoutRaw } from "../../diff/layoutRows.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { DiffTable } from "./DiffTable.js";

export interface UnreadPatchProps {
  readonly format: string;
  readonly text: string;
  readonly stateKey: string;
  /** Beside files the text starts closed; alone it is all there is. */
  readonly hasFiles: boolean;
}

/** A patch that belongs to no file, as it came: its format is unknown, or it is no patch. */
export function UnreadPatch({ format, text, stateKey, hasFiles }: UnreadPatchProps): ReactNode {
  const labels = useDiffLabels();
  const [isOpen, setOpen] = useOpenState(stateKey, !hasFiles);
  const rows = useMemo(() => (isOpen ? layoutRaw(text) : []), [text, isOpen]);
  const title = format === "git_patch" ? labels.unreadPatch : labels.unreadFormat(format);
  return (
    <div {...asPart("diff-unread")} data-state={isOpen ? "open" : "closed"}>
      <button
        type="button"
        {...asPart("diff-unread-button")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      {isOpen && (
        <DiffTable
          rows={rows}
          split={false}
          label={title}
          tokensOf={noTokens}
          stateKey={stateKey}
          onOpenGap={nothing}
        />
      )}
    </div>
  );
}

const noTokens = () => undefined;
const nothing = () => {};
