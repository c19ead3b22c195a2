import type { ToolCallPermissions } from "acp-tool-calls";
import {
  createToolCallStore,
  type PermissionRequest,
  type RequestPermissionRequestV2,
  type SessionUpdateV2,
  type ToolCall,
  type ToolCallStore,
} from "acp-tool-calls/store";

type Update<Name extends SessionUpdateV2["sessionUpdate"]> = Omit<
  Extract<SessionUpdateV2, { sessionUpdate: Name }>,
  "sessionUpdate"
>;
type CallUpdate = Omit<Update<"tool_call_update">, "toolCallId"> & { readonly toolCallId?: string };

export interface CallStory {
  /** Fields of the call as one update; its status is reached after `took`. */
  readonly call: CallUpdate;
  readonly terminal?: Update<"terminal_update">;
  /** Milliseconds between the call's start and its last update; `null` for replayed history. */
  readonly took?: number | null;
  readonly asks?: Omit<RequestPermissionRequestV2, "sessionId">;
  /** Option that the user chose. */
  readonly answer?: string;
}

/** A store that has seen these calls, as an agent would have sent them. */
export function playCalls(stories: readonly CallStory[]): ToolCallStore {
  let time = Date.now() - stories.reduce((sum, { took }) => sum + (took ?? 0), 0);
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => time });
  stories.forEach(({ call, terminal, took = 300, asks, answer }, index) => {
    const toolCallId = call.toolCallId ?? `call_${index + 1}`;
    const options = { replay: took === null };
    const apply = (fields: object) =>
      store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId, ...fields }, options);
    apply({ ...call, status: "in_progress", content: [] });
    time += took ?? 0;
    if (terminal) store.applySessionUpdate({ sessionUpdate: "terminal_update", ...terminal }, options);
    apply(call);
    if (asks) {
      void store.requestPermission({ sessionId: "s", ...asks }, { requestId: index });
      if (answer) store.answerPermission(index, answer);
    }
  });
  return store;
}

/** The record and the permissions of one call, for the presentational components. */
export function playCall(story: CallStory): { toolCall: ToolCall; permissions: ToolCallPermissions } {
  const store = playCalls([story]);
  const { toolCallIds, permissionRequests, permissionRecords } = store.getState();
  const toolCall = store.getToolCall(toolCallIds[0] ?? "");
  if (!toolCall) throw new Error("The story made no call.");
  const requests: readonly PermissionRequest[] = permissionRequests;
  return { toolCall, permissions: { requests, records: permissionRecords } };
}

export const text = (content: string) =>
  ({ type: "content", content: { type: "text", text: content } }) as const;

export const base64 = (content: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(content)));
