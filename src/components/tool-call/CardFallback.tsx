import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { NO_PERMISSIONS, requestKey } from "../../react/permissions.js";
import { asPart } from "../asPart.js";
import { PermissionPrompt } from "../permission/PermissionPrompt.js";
import type { ToolCallProps } from "./ToolCall.js";

/** A call whose card threw, by a host's icon or policy for instance: its words, and what is asked about it. */
export function CardFallback({ toolCall, permissions = NO_PERMISSIONS }: ToolCallProps): ReactNode {
  const { toolCallId, title, name } = toolCall;
  const { labels } = useKit();
  return (
    <article {...asPart("tool-call")} data-tool-call-id={toolCallId} data-appearance="card" data-state="open">
      <p {...asPart("tool-call-note")}>
        {title ?? name ?? toolCallId} · {labels.toolCall.couldNotDisplay}
      </p>
      {permissions.requests.map((request) => (
        <PermissionPrompt key={requestKey(request)} request={request} />
      ))}
    </article>
  );
}
