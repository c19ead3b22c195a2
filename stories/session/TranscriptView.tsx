import { ToolCallById, usePermissionRequests } from "acp-tool-calls";
import type { PermissionRequest } from "acp-tool-calls/store";
import type { ReactNode } from "react";
import { PermissionPrompt } from "../../src/components/permission/PermissionPrompt.js";
import type { PlanEntry, Transcript, TranscriptItem } from "./transcript.js";

/** A session as it reads: what was said, with the calls between, and what is asked at the end. */
export function TranscriptView({ items }: { readonly items: Transcript }): ReactNode {
  const questions = usePermissionRequests().filter(isAboutNoCall);
  return (
    <div className="transcript">
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
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
        <p className="transcript-message" data-role={item.role}>
          {item.role === "agent" ? null : <span className="transcript-role">{ROLES[item.role]}</span>}
          {item.text.trim()}
        </p>
      );
    case "plan":
      return <Plan entries={item.entries} text={item.text} />;
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

function Plan({
  entries,
  text,
}: {
  readonly entries: readonly PlanEntry[];
  readonly text: string;
}): ReactNode {
  return (
    <section className="transcript-plan" aria-label="Plan">
      <h3>Plan</h3>
      {text === "" ? null : <p className="transcript-message">{text}</p>}
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
