import { defaultDialects } from "acp-tool-calls/dialects";
import { createToolCallSessions, type ToolCallSessions } from "acp-tool-calls/sdk";
import type { ProtocolVersion, SessionUpdate, ToolCallStore } from "acp-tool-calls/store";
import { createStore, type StoreApi } from "zustand/vanilla";
import { keepTranscripts } from "../session/keepTranscripts.js";
import { asObject } from "../session/message.js";
import { EMPTY_VIEW, type SessionView } from "../session/playSession.js";
import { isProse } from "../session/transcript.js";
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
  /** With the stores of sub-agents that have sessions of their own. */
  readonly sessions: ToolCallSessions;
  readonly view: StoreApi<LiveView>;
  readonly prompt: (text: string) => Promise<void>;
}

const START: LiveView = { ...EMPTY_VIEW, isRunning: false };

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
  const keeper = keepTranscripts(sessions, view);

  function onUpdate(sessionId: string, update: SessionUpdate): void {
    const isSubagent = sessions.getState().get(sessionId)?.parentSessionId !== undefined;
    if (isProse(update)) keeper.say(sessionId, update);
    else if (update.sessionUpdate === "state_update" && !isSubagent) {
      view.setState({ isRunning: update.state !== "idle" });
    }
  }

  const connect = protocolVersion === 2 ? connectV2 : connectV1;
  const noted = noteSent(stream, (line) => view.setState(({ outbox }) => ({ outbox: [...outbox, line] })));
  const connection = await connect(noted, { sessions, onUpdate, cwd });
  keeper.follow(connection.sessionId);
  connection.closed.then(() => view.setState({ isRunning: false, failure: "The agent has left." }));

  async function prompt(text: string): Promise<void> {
    view.setState({ isRunning: true, failure: undefined });
    if (protocolVersion === 1) {
      // A v1 agent does not repeat what the user said.
      const update = { sessionUpdate: "user_message_chunk", content: { type: "text", text } };
      keeper.say(connection.sessionId, update);
    }
    try {
      await connection.prompt(text);
      if (protocolVersion === 1) view.setState({ isRunning: false });
    } catch (error) {
      view.setState({ isRunning: false, failure: messageOf(error) });
    }
  }

  const store = sessions.getStore(connection.sessionId);
  return { connection, sessions, store, view, prompt };
}

/** What went wrong, in words for the user. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = asObject("data" in error ? error.data : undefined);
  if (typeof details === "string") return details;
  // A list of what a schema missed helps nobody here.
  return error.message.startsWith("[") ? "It did not answer as this version wants." : error.message;
}
