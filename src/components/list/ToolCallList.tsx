import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useToolCallIds } from "../../react/store.js";
import { ToolCallById } from "../tool-call/ToolCallById.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";

export interface ToolCallListProps {
  /** Level of the cards' headings in the host's page. Default 3. */
  readonly headingLevel?: HeadingLevel;
}

/** All calls of the session in order of first appearance. */
export function ToolCallList({ headingLevel }: ToolCallListProps): ReactNode {
  const { labels } = useKit();
  const ids = useToolCallIds();
  return (
    <ol data-acp="tool-call-list" aria-label={labels.list.toolCalls}>
      {ids.map((toolCallId) => (
        <li key={toolCallId} data-acp="tool-call-list-item">
          <ToolCallById toolCallId={toolCallId} headingLevel={headingLevel} />
        </li>
      ))}
    </ol>
  );
}
