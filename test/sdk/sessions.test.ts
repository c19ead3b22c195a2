import * as v1 from "@agentclientprotocol/sdk";
import * as v2 from "@agentclientprotocol/sdk/experimental/v2";
import { createToolCallSessions, type ToolCallSessions } from "acp-tool-calls/sdk";
import { describe, expect, test, vi } from "vitest";

/** As much of either version's agent as these tests need: it says things in sessions, and asks. */
interface Agent {
  readonly tell: (sessionId: string, update: object) => Promise<void>;
  readonly ask: (sessionId: string, toolCallId: string) => Promise<unknown>;
}

interface Client {
  readonly sessions: ToolCallSessions;
  readonly newSession: () => Promise<string>;
  /** Loads a session with its history. */
  readonly load: (sessionId: string) => Promise<unknown>;
  readonly cancelTurn: (sessionId: string) => Promise<void>;
  readonly agent: () => Agent;
}

const OPTIONS = [{ optionId: "yes", name: "Allow", kind: "allow_once" as const }];
const fail = (issue: unknown): never => {
  throw new Error(`Well-formed traffic was reported: ${JSON.stringify(issue)}`);
};

/** `history`: what the agent repeats when a session is loaded. */
type Connect = (history: (agent: Agent, sessionId: string) => Promise<void>) => Promise<Client>;

const connectV1: Connect = async (history) => {
  const sessions = createToolCallSessions({ protocolVersion: 1, schedule: "sync", onIssue: fail });
  let count = 0;
  let known: Agent | undefined;
  const agentOf = (client: v1.AgentContext): Agent => ({
    tell: (sessionId, update) =>
      client.notify("session/update", { sessionId, update: update as v1.SessionUpdate }),
    ask: (sessionId, toolCallId) =>
      client.request("session/request_permission", { sessionId, toolCall: { toolCallId }, options: OPTIONS }),
  });
  const app = v1
    .agent()
    .onRequest("initialize", ({ client }) => {
      known = agentOf(client);
      return { protocolVersion: 1, agentCapabilities: { loadSession: true } };
    })
    .onRequest("session/new", () => ({ sessionId: `session_${++count}` }))
    .onRequest("session/load", async ({ params, client }) => {
      await history(agentOf(client), params.sessionId);
      return {};
    })
    .onNotification("session/cancel", () => {});
  const { agent } = v1
    .client()
    .onNotification("session/update", sessions.handleSessionUpdate)
    .onRequest("session/request_permission", sessions.handleRequestPermission)
    .connect(app);
  await agent.request("initialize", { protocolVersion: 1, clientCapabilities: {} });
  return {
    sessions,
    newSession: async () => (await agent.request("session/new", { cwd: "/w", mcpServers: [] })).sessionId,
    load: (sessionId) =>
      sessions.replay(sessionId, () =>
        agent.request("session/load", { sessionId, cwd: "/w", mcpServers: [] }),
      ),
    cancelTurn: (sessionId) => sessions.cancelTurn(sessionId, agent),
    agent: () => known as Agent,
  };
};

const connectV2: Connect = async (history) => {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync", onIssue: fail });
  let count = 0;
  let known: Agent | undefined;
  const agentOf = (client: v2.AgentContext): Agent => ({
    tell: (sessionId, update) =>
      client.notify("session/update", { sessionId, update: update as v2.SessionUpdate }),
    ask: (sessionId, toolCallId) =>
      client.request("session/request_permission", {
        sessionId,
        title: "Go on?",
        options: OPTIONS,
        subject: { type: "tool_call", toolCall: { toolCallId } },
      }),
  });
  const app = v2
    .agent()
    .onRequest("initialize", ({ params, client }) => {
      known = agentOf(client);
      const { protocolVersion } = params;
      return { protocolVersion, info: { name: "test-agent", version: "1" }, capabilities: { session: {} } };
    })
    .onRequest("session/new", () => ({ sessionId: `session_${++count}` }))
    .onRequest("session/resume", async ({ params, client }) => {
      if (params.replayFrom) await history(agentOf(client), params.sessionId);
      return {};
    })
    .onNotification("session/cancel", () => {});
  const { agent } = v2
    .client()
    .onNotification("session/update", sessions.handleSessionUpdate)
    .onRequest("session/request_permission", sessions.handleRequestPermission)
    .connect(app);
  const info = { name: "test-client", version: "1" };
  await agent.request("initialize", { protocolVersion: 2, capabilities: {}, info });
  return {
    sessions,
    newSession: async () => (await agent.request("session/new", { cwd: "/w", mcpServers: [] })).sessionId,
    load: (sessionId) =>
      sessions.replay(sessionId, () =>
        agent.request("session/resume", { sessionId, cwd: "/w", replayFrom: { type: "start" } }),
      ),
    cancelTurn: (sessionId) => sessions.cancelTurn(sessionId, agent),
    agent: () => known as Agent,
  };
};

const call = (toolCallId: string, status: string, fields: object = {}) => ({
  sessionUpdate: "tool_call_update",
  toolCallId,
  status,
  ...fields,
});
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

describe.each([
  [1, connectV1],
  [2, connectV2],
] as const)("version %d, over the SDK's connection", (_, connect) => {
  test("a session that is loaded again has its calls and no times of theirs; what follows has times", async () => {
    const client = await connect(async ({ tell }, sessionId) => {
      await tell(sessionId, call("old", "in_progress", { title: "Read notes" }));
      await tell(sessionId, call("old", "completed"));
    });
    await client.load("earlier");
    const store = client.sessions.getStore("earlier");
    expect(store.getToolCall("old")).toMatchObject({ title: "Read notes", status: "completed" });
    expect(store.getToolCall("old")).not.toHaveProperty("startedAt");
    expect(store.getToolCall("old")).not.toHaveProperty("endedAt");
    await client.agent().tell("earlier", call("new", "completed"));
    await soon(() => expect(store.getToolCall("new")).toHaveProperty("endedAt"));
  });

  test("loading the same history once more doubles nothing", async () => {
    const client = await connect(({ tell }, sessionId) => tell(sessionId, call("old", "completed")));
    await client.load("earlier");
    await client.load("earlier");
    expect(client.sessions.getStore("earlier").getState().toolCallIds).toEqual(["old"]);
  });

  test("two sessions of one client keep calls and questions of the same ids apart", async () => {
    const client = await connect(async () => {});
    const [a, b] = [await client.newSession(), await client.newSession()];
    const { tell, ask } = client.agent();
    await tell(a, call("call_1", "in_progress", { title: "In the first" }));
    await tell(b, call("call_1", "in_progress", { title: "In the second" }));
    const answers = Promise.all([ask(a, "call_1"), ask(b, "call_1")]);
    const [first, second] = [client.sessions.getStore(a), client.sessions.getStore(b)];
    await soon(() => {
      expect(first.getState().permissionRequests).toHaveLength(1);
      expect(second.getState().permissionRequests).toHaveLength(1);
    });
    expect([first, second].map((store) => store.getToolCall("call_1")?.title)).toEqual([
      "In the first",
      "In the second",
    ]);
    await client.cancelTurn(a);
    expect(first.getToolCall("call_1")?.status).toBe("cancelled");
    expect(second.getToolCall("call_1")?.status).toBe("in_progress");
    const [request] = second.getState().permissionRequests;
    second.answerPermission(request?.requestId ?? "", "yes");
    expect(await answers).toEqual([
      { outcome: { outcome: "cancelled" } },
      { outcome: { outcome: "selected", optionId: "yes" } },
    ]);
  });

  test("a session that is closed lets go of its calls, and its question is answered", async () => {
    const client = await connect(async () => {});
    const session = await client.newSession();
    const answer = client.agent().ask(session, "call_1");
    const store = client.sessions.getStore(session);
    await soon(() => expect(store.getState().permissionRequests).toHaveLength(1));
    client.sessions.close(session);
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
    expect(client.sessions.getState().has(session)).toBe(false);
  });
});

test("version 2: the history of a sub-agent's session comes with that of its parent", async () => {
  const client = await connectV2(async ({ tell }, sessionId) => {
    const subagent = { sessionUpdate: "subagent_update", sessionId: "child", state: { state: "idle" } };
    await tell(sessionId, subagent);
    await tell("child", call("old", "completed"));
  });
  await client.load("earlier");
  const child = client.sessions.getStore("child");
  expect(child.getToolCall("old")?.status).toBe("completed");
  expect(child.getToolCall("old")).not.toHaveProperty("endedAt");
  expect(client.sessions.getSubagents("earlier")).toEqual(["child"]);
});

test("version 2: what the foreground does and what goes on behind it is known at each moment", async () => {
  const client = await connectV2(async () => {});
  const session = await client.newSession();
  const store = client.sessions.getStore(session);
  const { tell } = client.agent();
  const states: unknown[] = [];
  store.subscribe(({ agentState, backgroundToolCallIds }) =>
    states.push([agentState, [...backgroundToolCallIds]]),
  );
  const background = [{ type: "tool_call", toolCallId: "server" }];
  for (const state of [
    { state: "running" },
    { state: "requires_action" },
    { state: "running", background },
    { state: "idle", stopReason: "end_turn", background },
    { state: "idle", stopReason: "end_turn", background: [] },
  ]) {
    await tell(session, { sessionUpdate: "state_update", ...state });
  }
  await soon(() => expect(states).toHaveLength(5));
  expect(states).toEqual([
    ["running", []],
    ["requires_action", []],
    ["running", ["server"]],
    ["idle", ["server"]],
    ["idle", []],
  ]);
});
