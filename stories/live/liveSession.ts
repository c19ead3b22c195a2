import { defaultDialects } from "acp-tool-calls/dialects";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import type { ProtocolVersion, SessionUpdate, ToolCallStore } from "acp-tool-calls/store";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { SessionView } from "../session/playSession.js";
import { addProse, addToolCalls, isProse, type Transcript } from "../session/transcript.js";
import { type Connection, connectV1, connectV2 } from "./connect.js";
import { noteSent } from "./streams.js";

type Stream = Parameters<typeof connectV2>[0];

export interface LiveView extends SessionView {
  /** The agent works on a prompt. */
  readonly isRunning: boolean;
  /** Why there is no connection any more, or why a prompt failed. */
  readonly failure?: string;
}

/** A session with an agent that is connected, and what a client shows of it. */
export interface LiveSession {
  readonly connection: Connection;
  readonly store: ToolCallStore;
  readonly view: StoreApi<LiveView>;
  readonly prompt: (text: string) => Promise<void>;
}

const START: LiveView = { transcript: [], outbox: [], ignored: new Map(), issues: [], isRunning: false };

/** Connects over a stream in one version and starts a session. Rejects when the agent does not want that. */
export async function openLiveSession(
  stream: Stream,
  protocolVersion: ProtocolVersion,
  cwd: string,
): Promise<LiveSession> {
  const view = createStore<LiveView>(() => START);
  const sessions = createToolCallSessions({
    protocolVersion,
    dialects: defaultDialects,
    onIssue: (issue) => view.setState(({ issues }) => ({ issues: [...issues, issue] })),
  });
  const edit = (change: (transcript: Transcript) => Transcript) =>
    view.setState(({ transcript }) => ({ transcript: change(transcript) }));

  function follow(sessionId: string): ToolCallStore {
    const store = sessions.getStore(sessionId);
    let listed = 0;
    store.subscribe(({ toolCallIds }) => {
      const added = toolCallIds.slice(listed);
      listed = toolCallIds.length;
      if (added.length > 0) edit((transcript) => addToolCalls(transcript, added));
    });
    return store;
  }

  function onUpdate(sessionId: string, update: SessionUpdate): void {
    if (isProse(update)) {
      // What was called before is listed before.
      sessions.getStore(sessionId).flush();
      edit((transcript) => addProse(transcript, update));
    } else if (update.sessionUpdate === "state_update") {
      view.setState({ isRunning: update.state !== "idle" });
    }
  }

  const connect = protocolVersion === 2 ? connectV2 : connectV1;
  const noted = noteSent(stream, (line) => view.setState(({ outbox }) => ({ outbox: [...outbox, line] })));
  const connection = await connect(noted, { sessions, onUpdate, cwd });
  const store = follow(connection.sessionId);
  connection.closed.then(() => view.setState({ isRunning: false, failure: "The agent has left." }));

  async function prompt(text: string): Promise<void> {
    view.setState({ isRunning: true, failure: undefined });
    if (protocolVersion === 1) {
      // A v1 agent does not repeat what the user said.
      const update = { sessionUpdate: "user_message_chunk", content: { type: "text", text } };
      edit((transcript) => addProse(transcript, update));
    }
    try {
      await connection.prompt(text);
      if (protocolVersion === 1) view.setState({ isRunning: false });
    } catch (error) {
      view.setState({ isRunning: false, failure: messageOf(error) });
    }
  }

  return { connection, store, view, prompt };
}

/** What went wrong, in words for the user. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
