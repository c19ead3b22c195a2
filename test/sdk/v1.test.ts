import {
  type AgentContext,
  agent,
  client,
  type RequestPermissionResponse,
  type SessionUpdate,
} from "@agentclientprotocol/sdk";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import { expect, test } from "vitest";
import { expectThreeEndings } from "./threeEndings.js";

const OPTIONS = [
  { optionId: "yes", name: "Allow", kind: "allow_once" as const },
  { optionId: "no", name: "Reject", kind: "reject_once" as const },
];

/** A client with the kit's handlers, connected to an agent that runs `work` for each prompt. */
function connect(work: (client: AgentContext, cancelled: AbortSignal) => Promise<void>) {
  const sessions = createToolCallSessions({
    protocolVersion: 1,
    schedule: "sync",
    onIssue: (issue) => {
      throw new Error(`Well-formed traffic was reported: ${JSON.stringify(issue)}`);
    },
  });
  const turn = new AbortController();
  const agentApp = agent()
    .onRequest("initialize", () => ({ protocolVersion: 1, agentCapabilities: {} }))
    .onRequest("session/new", () => ({ sessionId: "main" }))
    .onRequest("session/prompt", async ({ client }) => {
      await work(client, turn.signal);
      return { stopReason: turn.signal.aborted ? "cancelled" : "end_turn" };
    })
    .onNotification("session/cancel", () => turn.abort());
  const connection = client()
    .onNotification("session/update", sessions.handleSessionUpdate)
    .onRequest("session/request_permission", sessions.handleRequestPermission)
    .connect(agentApp);
  const prompt = async () => {
    await connection.agent.request("initialize", { protocolVersion: 1, clientCapabilities: {} });
    await connection.agent.request("session/new", { cwd: "/w", mcpServers: [] });
    sessions.startTurn("main");
    const text = { type: "text" as const, text: "go" };
    return connection.agent.request("session/prompt", { sessionId: "main", prompt: [text] });
  };
  return { store: sessions.getStore("main"), sessions, prompt, connection };
}

const send = (client: AgentContext, update: SessionUpdate) =>
  client.notify("session/update", { sessionId: "main", update });

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

test("a rejected call reaches the agent as rejected and ends as the agent reports it", async () => {
  const seen: unknown[] = [];
  const { store, prompt } = connect(async (client) => {
    await send(client, {
      sessionUpdate: "tool_call",
      toolCallId: "c1",
      title: "Delete a.txt",
      kind: "delete",
      status: "pending",
    });
    const { outcome } = await client.request<RequestPermissionResponse>("session/request_permission", {
      sessionId: "main",
      toolCall: { toolCallId: "c1", rawInput: { path: "/w/a.txt" } },
      options: OPTIONS,
    });
    seen.push(outcome);
    await send(client, { sessionUpdate: "tool_call_update", toolCallId: "c1", status: "failed" });
  });
  const turn = prompt();
  await until(() => store.getState().permissionRequests.length === 1);
  const [request] = store.getState().permissionRequests;
  expect(request?.toolCall).toMatchObject({ title: "Delete a.txt", rawInput: { path: "/w/a.txt" } });
  store.answerPermission(request?.requestId ?? "", "no");
  expect(await turn).toEqual({ stopReason: "end_turn" });
  expect(seen).toEqual([{ outcome: "selected", optionId: "no" }]);
  expect(store.getToolCall("c1")?.status).toBe("failed");
});

test("after a cancelled turn the agent's last word on a call still counts", async () => {
  const seen: unknown[] = [];
  const { store, sessions, prompt, connection } = connect(async (client, cancelled) => {
    await send(client, {
      sessionUpdate: "tool_call",
      toolCallId: "c1",
      title: "Build",
      status: "in_progress",
    });
    await send(client, {
      sessionUpdate: "tool_call",
      toolCallId: "c2",
      title: "Test",
      status: "in_progress",
    });
    const { outcome } = await client.request<RequestPermissionResponse>("session/request_permission", {
      sessionId: "main",
      toolCall: { toolCallId: "c2" },
      options: OPTIONS,
    });
    await new Promise((resolve) =>
      cancelled.aborted ? resolve(0) : cancelled.addEventListener("abort", resolve),
    );
    seen.push(outcome);
    await send(client, { sessionUpdate: "tool_call_update", toolCallId: "c1", status: "in_progress" });
    await send(client, { sessionUpdate: "tool_call_update", toolCallId: "c2", status: "completed" });
  });
  const turn = prompt();
  await until(() => store.getState().permissionRequests.length === 1);
  await sessions.cancelTurn("main", connection.agent);
  expect([store.getToolCall("c1")?.status, store.getToolCall("c2")?.status]).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(await turn).toEqual({ stopReason: "cancelled" });
  expect(seen).toEqual([{ outcome: "cancelled" }]);
  expect([store.getToolCall("c1")?.status, store.getToolCall("c2")?.status]).toEqual([
    "cancelled",
    "completed",
  ]);
});

test("what was asked, answered, withdrawn and cancelled is the same for the agent and the kit", async () => {
  const seen: unknown[] = [];
  const withdraw = new AbortController();
  const { store, sessions, prompt, connection } = connect(async (client) => {
    const ask = (toolCallId: string, options: { cancellationSignal?: AbortSignal } = {}) =>
      client.request<RequestPermissionResponse>(
        "session/request_permission",
        { sessionId: "main", toolCall: { toolCallId, title: `Run ${toolCallId}` }, options: OPTIONS },
        options,
      );
    seen.push(["answered", (await ask("answered")).outcome]);
    const withdrawn = await ask("withdrawn", { cancellationSignal: withdraw.signal });
    seen.push(["withdrawn", withdrawn.outcome]);
    seen.push(["cancelled", (await ask("cancelled")).outcome]);
    // After the cancellation: an agent may still report how its work ended.
    for (const toolCallId of ["answered", "withdrawn", "cancelled"]) {
      await send(client, { sessionUpdate: "tool_call_update", toolCallId, status: "completed" });
    }
  });
  const turn = prompt();
  const pending = () => store.getState().permissionRequests[0];
  await until(() => pending()?.toolCall?.toolCallId === "answered");
  store.answerPermission(pending()?.requestId ?? "", "yes");
  await until(() => pending()?.toolCall?.toolCallId === "withdrawn");
  withdraw.abort();
  await until(() => pending()?.toolCall?.toolCallId === "cancelled");
  await sessions.cancelTurn("main", connection.agent);
  expect(await turn).toEqual({ stopReason: "cancelled" });
  expectThreeEndings(seen, store);
});

test("what comes after the turn has ended still applies", async () => {
  let late: (() => Promise<void>) | undefined;
  const { store, prompt } = connect(async (client) => {
    await send(client, {
      sessionUpdate: "tool_call",
      toolCallId: "c1",
      title: "Watch",
      status: "in_progress",
    });
    late = () => send(client, { sessionUpdate: "tool_call_update", toolCallId: "c1", status: "completed" });
  });
  expect(await prompt()).toEqual({ stopReason: "end_turn" });
  expect(store.getToolCall("c1")?.status).toBe("in_progress");
  await late?.();
  await until(() => store.getToolCall("c1")?.status === "completed");
});
