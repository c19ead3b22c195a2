import type { ReactNode } from "react";
import { useSubagentLabels } from "../../react/labels/useSubagentLabels.js";
import { asPart } from "../asPart.js";
import { Subagent, type SubagentProps } from "./Subagent.js";
import { useSessionTree } from "./useSubagent.js";

/** Props of `SubagentList`: those of each `Subagent` in it. */
export interface SubagentListProps extends Omit<SubagentProps, "children"> {
  /** The session whose sub-agents are shown. */
  readonly sessionId: string;
}

/**
 * All sub-agents of a session, in order of first appearance, each with its own below it. Nothing where
 * there are none.
 *
 * @selector `[data-acp="subagent-list"]`
 */
export function SubagentList({ sessions, sessionId, ...props }: SubagentListProps): ReactNode {
  const labels = useSubagentLabels();
  const children = [...useSessionTree(sessions).values()].filter(
    ({ parentSessionId }) => parentSessionId === sessionId,
  );
  if (children.length === 0) return null;
  return (
    <ul {...asPart("subagent-list")} aria-label={labels.subagents}>
      {children.map((child) => (
        <li key={child.sessionId}>
          <Subagent {...props} sessions={sessions} sessionId={child.sessionId} />
        </li>
      ))}
    </ul>
  );
}
