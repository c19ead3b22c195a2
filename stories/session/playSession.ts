import { defaultDialects } from "acp-tool-calls/dialects";
import { createToolCallSessions, type ToolCallSessions } from "acp-tool-calls/sdk";
import type { Issue, PermissionRecord, ProtocolVersion, ToolCallStore } from "acp-tool-calls/store";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createHostTerminals } from "./hostTerminals.js";
import { keepTranscripts, type Transcripts } from "./keepTranscripts.js";
import { asObject, isRequestId, type Json, type Message } from "./message.js";
import { isProse } from "./transcript.js";

/** What is shown around the store's own state. */
export interface SessionView extends Transcripts {
  /** What the client would send back: one JSON-RPC message per entry, in the order of sending. */
  readonly outbox: readonly string[];
  /** Methods that were not for this kit, with how often each came. */
  readonly ignored: ReadonlyMap<string, number>;
  readonly issues: readonly Issue[];
}

/** A session that recorded messages are played into. */
export interface PlayedSession {
  /** The session's own store; each sub-agent that has a session has one in `sessions`. */
  readonly store: ToolCallStore;
  readonly sessions: ToolCallSessions;
  readonly view: StoreApi<SessionView>;
  /** Applies one message, as a host would that sends and receives it. */
  play(message: Message): void;
  /** Applies what still waits, in all stores. */
  flush(): void;
}

export interface PlayedSessionOptions {
  readonly protocolVersion: ProtocolVersion;
  /** Whether recorded answers to permission requests are applied. Otherwise the user is asked. */
  readonly recordedAnswers: boolean;
  /** The session's clock, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
}

export const EMPTY_VIEW: SessionView = {
  transcript: [],
  subagents: new Map(),
  outbox: [],
  ignored: new Map(),
  issues: [],
};

/** Where all sessions are played that are no sub-agents: whatever their names, they are one here. */
const MAIN = "main";
const NOBODY = { notify: async () => {} };

export function createPlayedSession(options: PlayedSessionOptions): PlayedSession {
  const { protocolVersion, recordedAnswers, now } = options;
  const view = createStore<SessionView>(() => EMPTY_VIEW);
  const sessions = createToolCallSessions({
    protocolVersion,
    dialects: defaultDialects,
    ...(now ? { now } : {}),
    onIssue: (issue) => view.setState(({ issues }) => ({ issues: [...issues, issue] })),
  });
  const store = sessions.getStore(MAIN);
  const keeper = keepTranscripts(sessions, view);
  const terminals = createHostTerminals();
  let sentTo: unknown;

  const keyOf = (sessionId: unknown) => {
    const known = typeof sessionId === "string" ? sessions.getState().get(sessionId) : undefined;
    return known?.parentSessionId === undefined ? MAIN : known.sessionId;
  };
  const stores = () => [...sessions.getState().keys()].map(sessions.getStore);

  function send(message: Json): void {
    const line = JSON.stringify({ jsonrpc: "2.0", ...message });
    view.setState(({ outbox }) => ({ outbox: [...outbox, line] }));
  }

  const answered = new Map<ToolCallStore, number>();
  function sendAnswersOf(asked: ToolCallStore): void {
    if (answered.has(asked)) return;
    answered.set(asked, 0);
    asked.subscribe(({ permissionRecords }) => {
      const from = answered.get(asked) ?? 0;
      answered.set(asked, permissionRecords.length);
      for (const { requestId, outcome } of permissionRecords.slice(from) as PermissionRecord[]) {
        send({ id: requestId, result: { outcome } });
      }
    });
  }

  keeper.follow(MAIN);
  sendAnswersOf(store);
  sessions.subscribe(() => stores().forEach(sendAnswersOf));

  function ask({ id, params }: Message): void {
    const asked = sessions.getStore(keyOf(asObject(params).sessionId));
    const { length } = asked.getState().permissionRequests;
    const response = asked.requestPermission(params as never, id === undefined ? {} : { requestId: id });
    const isOpen = asked.getState().permissionRequests.length > length;
    // A request that the store refused never was in its state.
    if (!isOpen) response.then((result) => send({ id, result }));
  }

  function answer({ id, result }: Message): void {
    if (!recordedAnswers || id === undefined) return;
    const { optionId } = asObject(asObject(result).outcome);
    for (const asked of stores()) {
      if (typeof optionId === "string") asked.answerPermission(id, optionId);
      else asked.cancelPermission(id);
    }
  }

  function ignore(method: string): void {
    view.setState(({ ignored }) => ({
      ignored: new Map(ignored).set(method, (ignored.get(method) ?? 0) + 1),
    }));
  }

  function playUpdate(params: Json): void {
    const sessionId = keyOf(params.sessionId);
    if (isProse(params.update)) keeper.say(sessionId, params.update);
    sessions.handleSessionUpdate({ params: { sessionId, update: params.update as never } });
  }

  return {
    store,
    sessions,
    view,
    flush() {
      for (const played of stores()) played.flush();
    },
    play(message) {
      const { from, method, params } = message;
      sentTo ??= asObject(params).sessionId;
      const terminal = terminals.read(message);
      if (terminal) store.updateTerminal(terminal);
      else if (method === undefined) answer(message);
      else if (from === "client" && method === "session/cancel") {
        send({ method, params: params ?? { sessionId: sentTo } });
        sessions.cancelTurn(MAIN, NOBODY);
      } else if (from === "client" && method === "session/prompt") store.startTurn();
      else if (from === "agent" && method === "session/update") playUpdate(asObject(params));
      else if (from === "agent" && method === "session/request_permission") ask(message);
      else if (from === "agent" && method === "$/cancel_request") {
        const { requestId } = asObject(params);
        if (isRequestId(requestId)) for (const asked of stores()) asked.cancelPermission(requestId);
      } else if (!method.startsWith("terminal/")) ignore(method);
    },
  };
}
