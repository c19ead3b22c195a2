import { type ReactNode, useMemo } from "react";
import { toKnownKind } from "../../protocol/kinds.js";
import { isSettled } from "../../protocol/statuses.js";
import { useKit } from "../../react/kit.js";
import type { Labels } from "../../react/labels/index.js";
import { NO_PERMISSIONS, requestKey, type ToolCallPermissions } from "../../react/permissions.js";
import { ownEntry } from "../../react/renderers.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { ToolCallContent } from "../content/ToolCallContent.js";
import { Many } from "../many/Many.js";
import { PermissionPrompt } from "../permission/PermissionPrompt.js";
import { PermissionRecordView } from "../permission/PermissionRecordView.js";
import { Rendered } from "../Rendered.js";
import { type CardHeader, CardHeaderProvider } from "../terminal/cardTerminal.js";
import { ToolCallCancel } from "./ToolCallCancel.js";
import { ToolCallLocations } from "./ToolCallLocations.js";
import { ToolCallRawInput } from "./ToolCallRawInput.js";
import { ToolCallRawOutput } from "./ToolCallRawOutput.js";
import { toolCallHeading } from "./toolCallHeading.js";
import { useCallTerminalId } from "./useCallTerminalId.js";

export interface ToolCallBodyProps {
  readonly toolCall: ToolCall;
  readonly permissions?: ToolCallPermissions;
}

/** What an open call shows: a way to cancel it, locations, permissions, content, raw input, raw output. Never nothing. */
export function ToolCallBody({ toolCall, permissions = NO_PERMISSIONS }: ToolCallBodyProps): ReactNode {
  const { renderers, labels } = useKit();
  const kind = ownEntry(renderers?.kinds, toKnownKind(toolCall.kind));
  const name = ownEntry(renderers?.toolNames, toolCall.name);
  const own = <OwnContent toolCall={toolCall} permissions={permissions} />;
  const byKind = <Rendered render={kind} resetKey={toolCall} props={{ toolCall, children: own }} />;
  const terminalId = useCallTerminalId(toolCall);
  const header = useMemo(
    () => headerOf(toolCall, terminalId, labels.toolCall),
    [toolCall, terminalId, labels],
  );
  return (
    <CardHeaderProvider value={header}>
      <ToolCallCancel toolCall={toolCall} />
      <ToolCallLocations toolCall={toolCall} />
      <Many items={permissions.records}>
        {(record) => (
          <PermissionRecordView key={`${requestKey(record)}/${record.answeredAt}`} record={record} />
        )}
      </Many>
      <Many items={permissions.requests}>
        {(request) => <PermissionPrompt key={requestKey(request)} request={request} />}
      </Many>
      <Rendered render={name} resetKey={toolCall} props={{ toolCall, children: byKind }} />
    </CardHeaderProvider>
  );
}

/** What the call's header says, so that a terminal does not say it again. */
function headerOf(
  toolCall: ToolCall,
  terminalId: string | undefined,
  labels: Labels["toolCall"],
): CardHeader {
  const { text, isCommand } = toolCallHeading(toolCall, labels);
  return {
    title: toolCall.title,
    command: isCommand ? text : undefined,
    terminalId,
    isSettled: isSettled(toolCall.status),
  };
}

function OwnContent({ toolCall, permissions }: Required<ToolCallBodyProps>): ReactNode {
  const { labels } = useKit();
  const silent = toolCall.content.length === 0 && toolCall.rawOutput === undefined;
  const asking = permissions.requests.length > 0;
  // A prompt about the call shows its content, except for terminals.
  const shownByPrompt = permissions.requests.some(({ subject }) => subject?.type === "tool_call");
  return (
    <>
      <ToolCallContent toolCall={toolCall} {...(shownByPrompt ? { only: "terminal" } : {})} />
      {silent && !asking && (
        <p {...asPart("tool-call-note")}>
          {isSettled(toolCall.status) ? labels.toolCall.noOutput : labels.toolCall.nothingYet}
        </p>
      )}
      <ToolCallRawInput toolCall={toolCall} />
      <ToolCallRawOutput toolCall={toolCall} />
    </>
  );
}
