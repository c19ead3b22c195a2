import * as v1 from "@agentclientprotocol/sdk";
import * as v2 from "@agentclientprotocol/sdk/experimental/v2";
import type { SessionUpdateContext, ToolCallSessions } from "acp-tool-calls/sdk";
import type { ProtocolVersion, SessionUpdate, Terminal, ToolCall, ToolCallStore } from "acp-tool-calls/store";

/** What a client brings to a connection. */
export interface Client {
  readonly sessions: ToolCallSessions;
  /** An update of any session, before it is applied. */
  readonly onUpdate: (sessionId: string, update: SessionUpdate) => void;
  /** Absolute path of the session's working directory. */
  readonly cwd: string;
}

/** A session with an agent, over either version. */
export interface Connection {
  readonly protocolVersion: ProtocolVersion;
  readonly agentName: string;
  readonly sessionId: string;
  /** Resolves when the agent took the prompt (v2) or when its turn ended (v1). */
  readonly prompt: (text: string) => Promise<unknown>;
  /** Of the session, or of a sub-agent's alone. */
  readonly cancelTurn: (sessionId?: string) => Promise<void>;
  /** v2 alone has these. */
  readonly cancelToolCall?: (toolCall: ToolCall) => Promise<unknown>;
  readonly cancelTerminal?: (terminal: Terminal) => Promise<unknown>;
  readonly closed: Promise<void>;
  readonly close: () => void;
}

const INFO = { name: "acp-tool-calls-storybook", version: "1" };

export async function connectV2(stream: v2.Stream, client: Client): Promise<Connection> {
  const { sessions, cwd } = client;
  const connection = v2
    .client()
    .onNotification("session/update", updateHandler(client))
    .onRequest("session/request_permission", sessions.handleRequestPermission)
    .connect(stream);
  const { agent } = connection;
  const { info, sessionId } = await orClosed(connection, async () => {
    const reply = await agent.request("initialize", { protocolVersion: 2, info: INFO, capabilities: {} });
    return { ...reply, ...(await agent.request("session/new", { cwd, mcpServers: [] })) };
  });
  return {
    protocolVersion: 2,
    agentName: info.title ?? info.name,
    sessionId,
    prompt(text) {
      sessions.startTurn(sessionId);
      return agent.request("session/prompt", { sessionId, prompt: [{ type: "text", text }] });
    },
    cancelTurn: (id = sessionId) => sessions.cancelTurn(id, agent),
    cancelToolCall(toolCall) {
      const { toolCallId } = toolCall;
      const owner = ownerOf(sessions, (store) => store.getToolCall(toolCallId) === toolCall) ?? sessionId;
      return agent.request("tool_call/cancel", { sessionId: owner, toolCallId });
    },
    cancelTerminal(terminal) {
      const { terminalId } = terminal;
      const owner = ownerOf(sessions, (store) => store.getTerminal(terminalId) === terminal) ?? sessionId;
      return agent.request("terminal/cancel", { sessionId: owner, terminalId });
    },
    closed: connection.closed,
    close: () => connection.close(),
  };
}

export async function connectV1(stream: v1.Stream, client: Client): Promise<Connection> {
  const { sessions, cwd } = client;
  const connection = v1
    .client()
    .onNotification("session/update", updateHandler(client))
    .onRequest("session/request_permission", sessions.handleRequestPermission)
    .connect(stream);
  const { agent } = connection;
  const { agentInfo, sessionId } = await orClosed(connection, async () => {
    const reply = await agent.request<v1.InitializeResponse>("initialize", {
      protocolVersion: 1,
      clientInfo: INFO,
      clientCapabilities: {},
    });
    return { ...reply, ...(await agent.request("session/new", { cwd, mcpServers: [] })) };
  });
  return {
    protocolVersion: 1,
    agentName: agentInfo?.title ?? agentInfo?.name ?? "Agent",
    sessionId,
    prompt(text) {
      sessions.startTurn(sessionId);
      return agent.request("session/prompt", { sessionId, prompt: [{ type: "text", text }] });
    },
    cancelTurn: (id = sessionId) => sessions.cancelTurn(id, agent),
    closed: connection.closed,
    close: () => connection.close(),
  };
}

/** Tells of an update, then applies it. */
function updateHandler({ sessions, onUpdate }: Client) {
  return (context: SessionUpdateContext) => {
    onUpdate(context.params.sessionId, context.params.update);
    sessions.handleSessionUpdate(context);
  };
}

/** The session that has it: this client's own, or that of a sub-agent. */
function ownerOf(sessions: ToolCallSessions, has: (store: ToolCallStore) => boolean): string | undefined {
  return [...sessions.getState().keys()].find((sessionId) => has(sessions.getStore(sessionId)));
}

/** What `work` gives. When it fails the connection is of no use: it is closed, so that its agent ends. */
async function orClosed<T>(connection: { close(): void }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    connection.close();
    throw error;
  }
}
