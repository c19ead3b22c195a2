import {
  PermissionPrompt,
  TextView,
  ToolCallById,
  UnreferencedTerminals,
  usePermissionRequests,
} from "acp-tool-calls";
import type { PermissionRequest } from "acp-tool-calls/store";
import type { ReactNode } from "react";
import type { Transcript, TranscriptItem } from "./transcript.js";

/** A session as it reads: what was said, with the calls between, and what is asked at the end. */
export function TranscriptView({ items }: { readonly items: Transcript }): ReactNode {
  const questions = usePermissionRequests().filter(isAboutNoCall);
  return (
    <div className="transcript">
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
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

function Item({ item }: { readonly item: TranscriptItem }): ReactNode {
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
      return <ToolCallById toolCallId={item.toolCallId} />;
  }
}

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
