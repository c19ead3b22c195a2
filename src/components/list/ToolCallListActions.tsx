import type { ReactNode, RefObject } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import type { ToolCallListHandle } from "./listHandle.js";

/** Props of `ToolCallListActions`. */
export interface ToolCallListActionsProps {
  /** The ref of the `ToolCallList` to act on. */
  readonly list: RefObject<ToolCallListHandle | null>;
}

/** Buttons for a whole list: to the running call, to the next failure, expand all, collapse all. */
export function ToolCallListActions({ list }: ToolCallListActionsProps): ReactNode {
  const { labels } = useKit();
  const actions: [string, () => void][] = [
    [labels.list.toRunning, () => list.current?.goToRunning()],
    [labels.list.toNextFailure, () => list.current?.goToNextFailure()],
    [labels.list.expandAll, () => list.current?.expandAll()],
    [labels.list.collapseAll, () => list.current?.collapseAll()],
  ];
  return (
    <fieldset {...asPart("tool-call-list-actions")} aria-label={labels.list.actions}>
      {actions.map(([label, act]) => (
        <button key={label} type="button" {...asPart("tool-call-list-action")} onClick={act}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
