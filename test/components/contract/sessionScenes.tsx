import {
  PermissionQueue,
  ToolCallKitProvider,
  ToolCallList,
  ToolCallListActions,
  type ToolCallListHandle,
  ToolCallStoreProvider,
  ToolUsageTable,
  UnreferencedTerminals,
} from "acp-tool-calls";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import {
  createToolCallStore,
  type SessionUpdateV2,
  TOOL_CALL_STATUSES,
  TOOL_KINDS,
} from "acp-tool-calls/store";
import { SubagentList } from "acp-tool-calls/subagents";
import { createRef } from "react";
import { createExampleSession } from "../../ssr/session.js";
import { press, type Scene, scrollUp } from "./scene.js";

type Fields = Record<string, unknown>;

/** A store in which these calls were reported. */
function storeOf(calls: readonly Fields[]) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => 0 });
  calls.forEach((fields, index) => {
    const update = { sessionUpdate: "tool_call_update", toolCallId: `call-${index}`, ...fields };
    store.applySessionUpdate(update as SessionUpdateV2);
  });
  return store;
}

/** A page with everything that shows a session, and one call of each content type. */
export function wholeSession(): Scene {
  const store = createExampleSession();
  return {
    element: (
      <ToolCallKitProvider onOpenLocation={() => {}}>
        <ToolCallStoreProvider store={store}>
          <PermissionQueue />
          <ToolCallList />
          <UnreferencedTerminals />
          <ToolUsageTable sessionId="main" />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    ),
  };
}

/** Every kind and status, and groups however they stand; the reader has scrolled up. */
export function longList(): Scene {
  const looks = (...statuses: string[]) => statuses.map((status) => ({ kind: "read", status }));
  const store = storeOf([
    ...TOOL_KINDS.map((kind) => ({ kind, status: "completed" })),
    ...TOOL_CALL_STATUSES.map((status) => ({ kind: "execute", status, title: "npm test" })),
    ...looks("completed", "completed"),
    { kind: "edit" },
    ...looks("completed", "failed"),
    { kind: "edit" },
    ...looks("completed", "in_progress"),
    ...looks("completed", "completed").map((call) => ({ ...call, name: "child" })),
  ]);
  const list = createRef<ToolCallListHandle>();
  return {
    element: (
      <ToolCallKitProvider collapsePolicy={() => "closed"}>
        <ToolCallStoreProvider store={store}>
          <ToolCallListActions list={list} />
          <ToolCallList ref={list} parentOf={({ name }) => (name === "child" ? "call-0" : undefined)} />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    ),
    deeds: [scrollUp('[data-acp="tool-call-list-frame"]')],
  };
}

/** A running command, closed, with what a host and the agent say beside the protocol. */
export function closedCommand(): Scene {
  const store = storeOf([
    {
      kind: "execute",
      status: "in_progress",
      rawInput: { command: "npm test" },
      content: [{ type: "terminal", terminalId: "t" }],
      capabilities: { cancel: {} },
    },
  ]);
  store.updateTerminal({ terminalId: "t", data: new TextEncoder().encode("first.test.ts\n") });
  return {
    element: (
      <ToolCallKitProvider
        collapsePolicy={() => "closed"}
        readFacts={() => ({ mcpServer: "github", nonExecution: "user" })}
        onCancelToolCall={() => Promise.reject(new Error("The agent refuses."))}
      >
        <ToolCallStoreProvider store={store}>
          <ToolCallList />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    ),
    deeds: [press('[data-acp="tool-call-cancel-button"]')],
  };
}

/** Sub-agents that work, wait, were cancelled, failed and are done. */
export function subagents(): Scene {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync", now: () => 0 });
  const send = (sessionId: string, update: Fields) =>
    sessions.handleSessionUpdate({ params: { sessionId, update: update as unknown as SessionUpdateV2 } });
  const start = (sessionId: string, state: Fields, status: string) => {
    send("main", {
      sessionUpdate: "subagent_update",
      sessionId,
      title: sessionId,
      description: "explorer",
      state,
    });
    send(sessionId, { sessionUpdate: "tool_call_update", toolCallId: "c", kind: "read", status });
  };
  start("works", { state: "running" }, "in_progress");
  start("waits", { state: "running" }, "pending");
  start("cancelled", { state: "idle", stopReason: "cancelled" }, "cancelled");
  start("failed", { state: "idle", stopReason: "end_turn" }, "failed");
  start("done", { state: "idle", stopReason: "end_turn" }, "completed");
  void sessions.getStore("waits").requestPermission({
    sessionId: "waits",
    title: "Read the file?",
    subject: { type: "tool_call", toolCall: { toolCallId: "c" } },
    options: [{ optionId: "no", name: "No", kind: "reject_once" }],
  });
  return {
    element: (
      <ToolCallStoreProvider store={sessions.getStore("main")}>
        <SubagentList
          sessions={sessions}
          sessionId="main"
          onCancel={() => Promise.reject(new Error("The agent refuses."))}
        />
      </ToolCallStoreProvider>
    ),
    deeds: [press('[data-acp="tool-call-cancel-button"]')],
  };
}
