import type { HostTerminalUpdate, RequestId, ToolCallStore } from "acp-tool-calls/store";
import { createHostTerminals } from "../../stories/session/hostTerminals.js";
import type { Recording } from "../../stories/session/message.js";

type Json = Record<string, unknown>;

/** Something that happens to a store. */
export type SessionEvent =
  | { readonly type: "update"; readonly update: Json }
  | { readonly type: "terminal"; readonly update: Json }
  | { readonly type: "ask"; readonly params: Json; readonly requestId: RequestId }
  | { readonly type: "answer"; readonly requestId: RequestId; readonly optionId: string | undefined }
  | { readonly type: "cancel" }
  | { readonly type: "start" };

/** What a recorded session does to a host's store. */
export function eventsOf({ messages }: Recording): SessionEvent[] {
  const terminals = createHostTerminals();
  return messages.flatMap((message): SessionEvent[] => {
    const terminal = terminals.read(message);
    if (terminal) return [{ type: "terminal", update: terminal as Json }];
    const { from, id: requestId, method, params, result } = message;
    if (method === "session/cancel") return [{ type: "cancel" }];
    if (method === "session/prompt") return [{ type: "start" }];
    if (method === "session/update") return [{ type: "update", update: (params as Json).update as Json }];
    if (requestId === undefined) return [];
    if (method === "session/request_permission") return [{ type: "ask", params: params as Json, requestId }];
    const outcome =
      from === "client" ? ((result as Json | undefined)?.outcome as Json | undefined) : undefined;
    return outcome ? [{ type: "answer", requestId, optionId: outcome.optionId as string | undefined }] : [];
  });
}

export function playEvent(store: ToolCallStore, event: SessionEvent): void {
  if (event.type === "update") store.applySessionUpdate(event.update as never);
  else if (event.type === "terminal") store.updateTerminal(event.update as unknown as HostTerminalUpdate);
  else if (event.type === "ask")
    void store.requestPermission(event.params as never, { requestId: event.requestId });
  else if (event.type === "cancel") store.cancelTurn();
  else if (event.type === "start") store.startTurn();
  else if (event.optionId === undefined) store.cancelPermission(event.requestId);
  else store.answerPermission(event.requestId, event.optionId);
}
