import {
  type ParentResolver,
  PermissionPrompt,
  TextView,
  ToolCallById,
  ToolCallList,
  UnreferencedTerminals,
  usePermissionRequests,
} from "acp-tool-calls";
import { readToolCallFacts } from "acp-tool-calls/dialects";
import type { ToolCallSessions } from "acp-tool-calls/sdk";
import type { PermissionRequest } from "acp-tool-calls/store";
import { Subagent } from "acp-tool-calls/subagents";
import type { ReactNode } from "react";
import { WindowVirtualizer } from "virtua";
import type { Transcript, TranscriptItem } from "./transcript.js";

export interface TranscriptViewProps {
  readonly items: Transcript;
  /** Sub-agents that have sessions of their own: their stores, and how they read. */
  readonly sessions: ToolCallSessions;
  readonly subagents: ReadonlyMap<string, Transcript>;
  readonly onCancelSubagent?: (sessionId: string) => unknown;
}

/** Of longer sessions only what is in view is in the page, at the price of the browser's own search. */
const MOST_AT_ONCE = 1000;

/** A session as it reads: what was said, with the calls between, and what is asked at the end. */
export function TranscriptView({ items, ...nested }: TranscriptViewProps): ReactNode {
  const questions = usePermissionRequests().filter(isAboutNoCall);
  const view = (item: TranscriptItem) => <Item key={item.key} item={item} {...nested} />;
  return (
    <div className="transcript">
      {items.length > MOST_AT_ONCE ? (
        <WindowVirtualizer data={items}>{view}</WindowVirtualizer>
      ) : (
        items.map(view)
      )}
      <UnreferencedTerminals />
      {questions.map((request) => (
        <PermissionPrompt key={`${typeof request.requestId}/${request.requestId}`} request={request} />
      ))}
    </div>
  );
}

/** Prompts about a call are shown inside its card. */
function isAboutNoCall({ toolCall }: PermissionRequest): boolean {
  return toolCall === undefined;
}

type ItemProps = Omit<TranscriptViewProps, "items"> & { readonly item: TranscriptItem };

function Item({ item, ...nested }: ItemProps): ReactNode {
  switch (item.type) {
    case "message":
      return (
        <div className="transcript-message" data-role={item.role}>
          {item.role === "agent" ? null : <span className="transcript-role">{ROLES[item.role]}</span>}
          <TextView text={item.text} stateKey={item.key} />
        </div>
      );
    case "plan":
      return <Plan plan={item} />;
    case "notice":
      return (
        <p className="transcript-notice">
          <strong>{item.title}</strong> {item.text}
        </p>
      );
    case "tool_call":
      return item.children.length === 0 ? (
        <ToolCallById toolCallId={item.toolCallId} />
      ) : (
        <ToolCallList toolCallIds={[item.toolCallId, ...item.children]} parentOf={parentOf} follow={false} />
      );
    case "subagent": {
      const { sessions, subagents, onCancelSubagent } = nested;
      return (
        <Subagent
          sessions={sessions}
          sessionId={item.sessionId}
          {...(onCancelSubagent ? { onCancel: onCancelSubagent } : {})}
        >
          <TranscriptView items={subagents.get(item.sessionId) ?? []} {...nested} />
        </Subagent>
      );
    }
  }
}

const parentOf: ParentResolver = (toolCall) => readToolCallFacts(toolCall).parentToolCallId;

const ROLES = { user: "You", thought: "Thought" };

const MARKS: Readonly<Record<string, string>> = { completed: "☑", in_progress: "◐" };
const STATES: Readonly<Record<string, string>> = { completed: "Done", in_progress: "In progress" };

function Plan({ plan }: { readonly plan: Extract<TranscriptItem, { type: "plan" }> }): ReactNode {
  const { key, entries, text } = plan;
  return (
    <section className="transcript-plan" aria-label="Plan">
      {text === "" ? <h3>Plan</h3> : <TextView text={text} stateKey={key} />}
      <ul>
        {entries.map(({ content, status }) => (
          <li key={content} data-status={status}>
            <span role="img" aria-label={STATES[status] ?? "To do"}>
              {MARKS[status] ?? "☐"}
            </span>{" "}
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
