import { defaultDialects } from "acp-tool-calls/dialects";
import {
  createToolCallStore,
  type Issue,
  type PermissionRecord,
  type ProtocolVersion,
  type ToolCallStore,
} from "acp-tool-calls/store";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createHostTerminals } from "./hostTerminals.js";
import { asObject, isRequestId, type Json, type Message } from "./message.js";
import { addProse, addToolCalls, isProse, type Transcript } from "./transcript.js";

/** What is shown around the store's own state. */
export interface SessionView {
  readonly transcript: Transcript;
  /** What the client would send back: one JSON-RPC message per entry, in the order of sending. */
  readonly outbox: readonly string[];
  /** Methods that were not for this kit, with how often each came. */
  readonly ignored: ReadonlyMap<string, number>;
  readonly issues: readonly Issue[];
}

/** A session that recorded messages are played into. */
export interface PlayedSession {
  readonly store: ToolCallStore;
  readonly view: StoreApi<SessionView>;
  /** Applies one message, as a host would that sends and receives it. */
  play(message: Message): void;
}

export interface PlayedSessionOptions {
  readonly protocolVersion: ProtocolVersion;
  /** Whether recorded answers to permission requests are applied. Otherwise the user is asked. */
  readonly recordedAnswers: boolean;
  /** The session's clock, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
}

export const EMPTY_VIEW: SessionView = { transcript: [], outbox: [], ignored: new Map(), issues: [] };

export function createPlayedSession(options: PlayedSessionOptions): PlayedSession {
  const { protocolVersion, recordedAnswers, now } = options;
  const view = createStore<SessionView>(() => EMPTY_VIEW);
  const store = createToolCallStore({
    protocolVersion,
    dialects: defaultDialects,
    ...(now ? { now } : {}),
    onIssue: (issue) => view.setState(({ issues }) => ({ issues: [...issues, issue] })),
  });
  const terminals = createHostTerminals();
  let sessionId: unknown;
  let listed = 0;
  let answered = 0;

  function send(message: Json): void {
    const line = JSON.stringify({ jsonrpc: "2.0", ...message });
    view.setState(({ outbox }) => ({ outbox: [...outbox, line] }));
  }

  store.subscribe(({ toolCallIds, permissionRecords }) => {
    if (listed < toolCallIds.length) {
      const added = toolCallIds.slice(listed);
      listed = toolCallIds.length;
      view.setState(({ transcript }) => ({ transcript: addToolCalls(transcript, added) }));
    }
    for (; answered < permissionRecords.length; answered++) {
      const { requestId, outcome } = permissionRecords[answered] as PermissionRecord;
      send({ id: requestId, result: { outcome } });
    }
  });

  function ask({ id, params }: Message): void {
    const { length } = store.getState().permissionRequests;
    const response = store.requestPermission(params as never, id === undefined ? {} : { requestId: id });
    const isOpen = store.getState().permissionRequests.length > length;
    // A request that the store refused never was in its state.
    if (!isOpen) response.then((result) => send({ id, result }));
  }

  function answer({ id, result }: Message): void {
    if (!recordedAnswers || id === undefined) return;
    const { optionId } = asObject(asObject(result).outcome);
    if (typeof optionId === "string") store.answerPermission(id, optionId);
    else store.cancelPermission(id);
  }

  function ignore(method: string): void {
    view.setState(({ ignored }) => ({
      ignored: new Map(ignored).set(method, (ignored.get(method) ?? 0) + 1),
    }));
  }

  function playUpdate(update: unknown): void {
    if (isProse(update)) {
      // What was called before is listed before.
      store.flush();
      view.setState(({ transcript }) => ({ transcript: addProse(transcript, update) }));
    }
    store.applySessionUpdate(update as never);
  }

  return {
    store,
    view,
    play(message) {
      const { from, method, params } = message;
      sessionId ??= asObject(params).sessionId;
      const terminal = terminals.read(message);
      if (terminal) store.updateTerminal(terminal);
      else if (method === undefined) answer(message);
      else if (from === "client" && method === "session/cancel") {
        send({ method, params: params ?? { sessionId } });
        store.cancelTurn();
      } else if (from === "client" && method === "session/prompt") store.startTurn();
      else if (from === "agent" && method === "session/update") playUpdate(asObject(params).update);
      else if (from === "agent" && method === "session/request_permission") ask(message);
      else if (from === "agent" && method === "$/cancel_request") {
        const { requestId } = asObject(params);
        if (isRequestId(requestId)) store.cancelPermission(requestId);
      } else if (!method.startsWith("terminal/")) ignore(method);
    },
  };
}
