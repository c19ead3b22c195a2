import { type AgentContext, client, type SessionUpdate } from "@agentclientprotocol/sdk/experimental/v2";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import { expect, test } from "vitest";
import { expectThreeEndings } from "./threeEndings.js";
import { openAgent, sendPrompt } from "./v2Session.js";

const OPTIONS = [
  { optionId: "yes", name: "Allow", kind: "allow_once" as const },
  { optionId: "no", name: "Reject", kind: "reject_once" as const },
];

/** A client with the kit's handlers, connected to an agent that runs `work` for each prompt. */
function connect(work: (client: AgentContext, sessionId: string, cancelled: AbortSignal) => Promise<void>) {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync", onIssue: fail });
  const turns = new Map<string, AbortController>();
  const finished: Promise<void>[] = [];
  const agentApp = openAgent()
    .onRequest("session/prompt", ({ params: { sessionId }, client }) => {
      const turn = new AbortController();
      turns.set(sessionId, turn);
      finished.push(work(client, sessionId, turn.signal));
      return { messageId: "m1" };
    })
    .onNotification("session/cancel", ({ params }) => turns.get(params.sessionId)?.abort());
  const clientApp = client()
    .onNotification("session/update", sessions.handleSessionUpdate)
    .onRequest("session/request_permission", sessions.handleRequestPermission);
  const connection = clientApp.connect(agentApp);
  const start = () => sendPrompt(connection, sessions);
  return { sessions, start, connection, settled: () => Promise.all(finished) };
}

function fail(issue: unknown): never {
  throw new Error(`Well-formed traffic was reported: ${JSON.stringify(issue)}`);
}

const send = (client: AgentContext, sessionId: string, update: SessionUpdate) =>
  client.notify("session/update", { sessionId, update });

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

test("an approved call reaches the agent as approved and ends as the agent reports it", async () => {
  const seen: unknown[] = [];
  const { sessions, start, settled } = connect(async (client, sessionId) => {
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "c1",
      title: "Edit a.txt",
      name: "edit",
      kind: "edit",
    });
    const answer = await client.request("session/request_permission", {
      sessionId,
      title: "Edit a.txt?",
      options: OPTIONS,
      subject: { type: "tool_call", toolCall: { toolCallId: "c1", locations: [{ path: "/w/a.txt" }] } },
    });
    seen.push(answer.outcome);
    await send(client, sessionId, {
      sessionUpdate: "tool_call_content_chunk",
      toolCallId: "c1",
      content: { type: "content", content: { type: "text", text: "done" } },
    });
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "c1",
      status: "completed",
    });
  });
  await start();
  const store = sessions.getStore("main");
  await until(() => store.getState().permissionRequests.length === 1);
  const [request] = store.getState().permissionRequests;
  expect(request).toMatchObject({ title: "Edit a.txt?", toolCall: { locations: [{ path: "/w/a.txt" }] } });
  expect(store.answerPermission(request?.requestId ?? "", "yes")).toBe(true);
  await settled();
  await until(() => store.getToolCall("c1")?.status === "completed");
  expect(seen).toEqual([{ outcome: "selected", optionId: "yes" }]);
  expect([...(store.getToolCall("c1")?.content ?? [])]).toEqual([
    { type: "content", content: { type: "text", text: "done" } },
  ]);
  expect(store.getState().permissionRecords).toMatchObject([{ answeredBy: "user" }]);
});

test("cancelling the turn answers the open prompt and tells the agent", async () => {
  const seen: unknown[] = [];
  const { sessions, start, connection, settled } = connect(async (client, sessionId, cancelled) => {
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "c1",
      title: "Wait",
      status: "in_progress",
    });
    const { outcome } = await client.request("session/request_permission", {
      sessionId,
      title: "Go on?",
      options: OPTIONS,
    });
    await new Promise((resolve) =>
      cancelled.aborted ? resolve(0) : cancelled.addEventListener("abort", resolve),
    );
    seen.push(outcome, "session/cancel");
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "c1",
      status: "in_progress",
      rawOutput: "late",
    });
  });
  await start();
  const store = sessions.getStore("main");
  await until(() => store.getState().permissionRequests.length === 1);
  await sessions.cancelTurn("main", connection.agent);
  expect(store.getToolCall("c1")?.status).toBe("cancelled");
  await settled();
  await until(() => store.getToolCall("c1")?.rawOutput === "late");
  expect(seen).toEqual([{ outcome: "cancelled" }, "session/cancel"]);
  expect(store.getToolCall("c1")?.status).toBe("cancelled");
});

test("a request that the agent withdraws closes its prompt", async () => {
  const withdraw = new AbortController();
  const { sessions, start, settled } = connect(async (client, sessionId) => {
    await client
      .request(
        "session/request_permission",
        { sessionId, title: "Still there?", options: OPTIONS },
        { cancellationSignal: withdraw.signal },
      )
      .catch(() => {});
  });
  await start();
  const store = sessions.getStore("main");
  await until(() => store.getState().permissionRequests.length === 1);
  const [request] = store.getState().permissionRequests;
  withdraw.abort();
  await until(() => store.getState().permissionRequests.length === 0);
  await settled();
  expect(store.getState().permissionRecords).toMatchObject([{ answeredBy: "withdrawn" }]);
  expect(store.answerPermission(request?.requestId ?? "", "yes")).toBe(false);
});

test("updates that come after the turn still apply, and background work outlives a cancel", async () => {
  const { sessions, start, connection, settled } = connect(async (client, sessionId) => {
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "bg",
      status: "in_progress",
    });
    await send(client, sessionId, {
      sessionUpdate: "tool_call_update",
      toolCallId: "fg",
      status: "in_progress",
    });
    await send(client, sessionId, {
      sessionUpdate: "state_update",
      state: "idle",
      stopReason: "end_turn",
      background: [{ type: "tool_call", toolCallId: "bg" }],
    });
  });
  await start();
  await settled();
  const store = sessions.getStore("main");
  await until(
    () => store.getState().agentState === "idle" && store.getState().backgroundToolCallIds.length === 1,
  );
  await sessions.cancelTurn("main", connection.agent);
  expect(store.getToolCall("bg")?.status).toBe("in_progress");
  expect(store.getToolCall("fg")?.status).toBe("cancelled");
});

test("a sub-agent's calls are kept in a session of its own under its parent", async () => {
  const { sessions, start, settled } = connect(async (client, sessionId) => {
    const announce = {
      sessionUpdate: "subagent_update",
      sessionId: "child",
      title: "Explore",
      state: { state: "running" },
    };
    await send(client, sessionId, announce as unknown as SessionUpdate);
    await send(client, "child", { sessionUpdate: "tool_call_update", toolCallId: "c1", title: "Read" });
  });
  await start();
  await settled();
  await until(() => sessions.getState().size === 2);
  expect(sessions.getState().get("child")).toEqual({
    sessionId: "child",
    parentSessionId: "main",
    title: "Explore",
    state: "running",
  });
  await until(() => sessions.getStore("child").getToolCall("c1") !== undefined);
  expect(sessions.getStore("main").getState().toolCallIds).toEqual([]);
});

test("what the agent reports while history loads has no times", async () => {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync" });
  const update = { sessionUpdate: "tool_call_update", toolCallId: "c1", status: "completed" } as const;
  await sessions.replay("old", async () =>
    sessions.handleSessionUpdate({ params: { sessionId: "old", update } }),
  );
  sessions.handleSessionUpdate({ params: { sessionId: "old", update: { ...update, toolCallId: "c2" } } });
  expect(sessions.getStore("old").getToolCall("c1")).not.toHaveProperty("startedAt");
  expect(sessions.getStore("old").getToolCall("c2")).toHaveProperty("endedAt");
});

test("cancelling a turn cancels its sub-agents, but not those that work in the background", async () => {
  const { sessions, start, connection, settled } = connect(async (client, sessionId) => {
    for (const child of ["foreground", "background"]) {
      const announce = { sessionUpdate: "subagent_update", sessionId: child, state: { state: "running" } };
      await send(client, sessionId, announce as unknown as SessionUpdate);
      const call = { sessionUpdate: "tool_call_update", toolCallId: "c1", status: "in_progress" } as const;
      await send(client, child, call);
    }
    const background = [{ type: "subagent", sessionId: "background" }];
    const state = { sessionUpdate: "state_update", state: "running", background };
    await send(client, sessionId, state as unknown as SessionUpdate);
  });
  await start();
  await settled();
  const status = (sessionId: string) => sessions.getStore(sessionId).getToolCall("c1")?.status;
  await until(() => status("background") === "in_progress");
  await sessions.cancelTurn("main", connection.agent);
  expect([status("foreground"), status("background")]).toEqual(["cancelled", "in_progress"]);
});

test("what was asked, answered, withdrawn and cancelled is the same for the agent and the kit", async () => {
  const seen: unknown[] = [];
  const withdraw = new AbortController();
  const { sessions, start, connection, settled } = connect(async (client, sessionId) => {
    const ask = (toolCallId: string, options: { cancellationSignal?: AbortSignal } = {}) =>
      client.request(
        "session/request_permission",
        {
          sessionId,
          title: `Run ${toolCallId}?`,
          options: OPTIONS,
          subject: { type: "tool_call", toolCall: { toolCallId } },
        },
        options,
      );
    seen.push(["answered", (await ask("answered")).outcome]);
    const withdrawn = await ask("withdrawn", { cancellationSignal: withdraw.signal });
    seen.push(["withdrawn", withdrawn.outcome]);
    seen.push(["cancelled", (await ask("cancelled")).outcome]);
    // After the turn: an agent may still report how its work ended.
    for (const toolCallId of ["answered", "withdrawn", "cancelled"]) {
      const update = { sessionUpdate: "tool_call_update", toolCallId, status: "completed" } as const;
      await send(client, sessionId, update);
    }
  });
  await start();
  const store = sessions.getStore("main");
  const pending = () => store.getState().permissionRequests[0];
  await until(() => pending()?.title === "Run answered?");
  store.answerPermission(pending()?.requestId ?? "", "yes");
  await until(() => pending()?.title === "Run withdrawn?");
  withdraw.abort();
  await until(() => pending()?.title === "Run cancelled?");
  await sessions.cancelTurn("main", connection.agent);
  await settled();
  await until(() => store.getToolCall("cancelled")?.status === "completed");
  expectThreeEndings(seen, store);
});
