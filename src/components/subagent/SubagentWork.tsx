import type { ReactNode } from "react";
import { requestKey } from "../../react/permissions.js";
import { usePermissionRequests } from "../../react/store.js";
import { ToolCallList } from "../list/ToolCallList.js";
import { PermissionPrompt } from "../permission/PermissionPrompt.js";
import { UnreferencedTerminals } from "../terminal/UnreferencedTerminals.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import type { SubagentProps } from "./Subagent.js";
import { SubagentList } from "./SubagentList.js";

interface SubagentWorkProps extends Omit<SubagentProps, "headingLevel" | "onCancel"> {
  readonly headingLevel: Exclude<HeadingLevel, 1>;
  readonly onCancel: SubagentProps["onCancel"] | undefined;
}

/** What a sub-agent did: its calls, what it asks apart from these, and the sub-agents of its own. */
export function SubagentWork({ sessions, sessionId, headingLevel, onCancel }: SubagentWorkProps): ReactNode {
  // What is about a call is asked in its card.
  const questions = usePermissionRequests().filter(({ toolCall }) => toolCall === undefined);
  return (
    <>
      <ToolCallList headingLevel={headingLevel} />
      <UnreferencedTerminals />
      {questions.map((request) => (
        <PermissionPrompt key={requestKey(request)} request={request} headingLevel={headingLevel} />
      ))}
      <SubagentList
        sessions={sessions}
        sessionId={sessionId}
        headingLevel={headingLevel}
        {...(onCancel ? { onCancel } : {})}
      />
    </>
  );
}
