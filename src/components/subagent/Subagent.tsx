import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useSubagentLabels } from "../../react/labels/useSubagentLabels.js";
import { useOpenState } from "../../react/openState.js";
import { ToolCallStoreProvider } from "../../react/store.js";
import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import { ancestors, type SessionInfo } from "../../sdk/sessionTree.js";
import { asPart } from "../asPart.js";
import { CancelButton } from "../cancel/CancelButton.js";
import { useCancel } from "../cancel/useCancel.js";
import { summarizeGroup } from "../list/summarizeGroup.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import { SubagentHeader } from "./SubagentHeader.js";
import { SubagentWork } from "./SubagentWork.js";
import { useSessionTree, useSubagent } from "./useSubagent.js";

/** Props of `Subagent`. */
export interface SubagentProps {
  /** The client's sessions, from `createToolCallSessions`. */
  readonly sessions: ToolCallSessions;
  /** The sub-agent's own session. */
  readonly sessionId: string;
  /** Level of its heading in the host's page; what is inside is one below. Default 3. */
  readonly headingLevel?: HeadingLevel;
  /**
   * Cancels the sub-agent alone: the host sends `session/cancel` with its session, as
   * `sessions.cancelTurn` does. A rejection is shown as a refusal. Without it, nothing offers that.
   */
  readonly onCancel?: (sessionId: string) => unknown;
  /** Shows what the sub-agent did, in place of the list of its calls; its store is the nearest one there. */
  readonly children?: ReactNode;
}

/** An agent may claim any number of levels: what is deeper opens by hand. */
const MAX_OPEN_LEVELS = 8;

/**
 * A sub-agent of a session: one line that says how it stands, and its calls, prompts and own sub-agents
 * when it is open. It is while it works or waits for the user, unless the user decided otherwise.
 * Renders nothing for a session that is not known.
 * https://agentclientprotocol.com/protocol/v2/draft/subagents
 *
 * @selector `[data-acp="subagent"]`
 */
export function Subagent({ sessions, sessionId, ...props }: SubagentProps): ReactNode {
  const tree = useSessionTree(sessions);
  const info = tree.get(sessionId);
  if (!info) return null;
  const isDeep = ancestors(tree, sessionId).length > MAX_OPEN_LEVELS;
  return <KnownSubagent {...props} sessions={sessions} info={info} isDeep={isDeep} />;
}

type KnownSubagentProps = Omit<SubagentProps, "sessionId"> & {
  readonly info: SessionInfo;
  readonly isDeep: boolean;
};

function KnownSubagent({
  sessions,
  info,
  isDeep,
  headingLevel = 3,
  onCancel,
  children,
}: KnownSubagentProps): ReactNode {
  const { sessionId } = info;
  const { list } = useKit().labels;
  const labels = useSubagentLabels();
  const { store, calls, standing } = useSubagent(sessions, info);
  const { status } = standing;
  const isActive = status === "needs_approval" || status === "in_progress";
  const [isOpen, setOpen] = useOpenState(
    `subagent:${sessionId}`,
    !isDeep && (isActive || status === "failed"),
  );
  const isOffered = info.canCancel === true && isActive;
  const cancelling = useCancel({
    stateKey: `subagent:${sessionId}`,
    isOffered,
    cancel: () => onCancel?.(sessionId),
  });
  const title = info.title?.trim() || labels.untitled;
  return (
    <div
      {...asPart("subagent")}
      data-session-id={sessionId}
      data-status={status === "needs_approval" ? "in_progress" : status}
      data-awaiting={status === "needs_approval" ? "" : undefined}
      data-state={isOpen ? "open" : "closed"}
    >
      <SubagentHeader
        title={title}
        name={info.description}
        summary={summarizeGroup(calls, list)}
        standing={standing}
        headingLevel={headingLevel}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <section {...asPart("subagent-work")} aria-label={labels.work(title)}>
          {isOffered && onCancel && (
            <div {...asPart("tool-call-cancel")}>
              <CancelButton
                part="tool-call-cancel-button"
                notePart="tool-call-cancel-note"
                labels={labels}
                cancelling={cancelling}
              />
            </div>
          )}
          <ToolCallStoreProvider store={store}>
            {children ?? (
              <SubagentWork
                sessions={sessions}
                sessionId={sessionId}
                headingLevel={Math.min(6, headingLevel + 1) as Exclude<HeadingLevel, 1>}
                onCancel={onCancel}
              />
            )}
          </ToolCallStoreProvider>
        </section>
      )}
    </div>
  );
}
