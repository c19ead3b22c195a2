import { createToolCallStore, type ProtocolVersion, type ToolCallStore } from "acp-tool-calls/store";
import { describe, expect, test } from "vitest";

type Json = Record<string, unknown>;

const storeOf = (protocolVersion: ProtocolVersion): ToolCallStore =>
  createToolCallStore({ protocolVersion, schedule: "sync" });

function update(store: ToolCallStore, fields: Json): void {
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c", ...fields } as never);
}
const running = { sessionUpdate: "state_update", state: "running" };
const idle = { sessionUpdate: "state_update", state: "idle" };

function cancelledCall(version: ProtocolVersion): ToolCallStore {
  const store = storeOf(version);
  store.startTurn();
  update(store, { status: "in_progress" });
  store.cancelTurn();
  return store;
}

describe.each([1, 2] as const)("after the client cancelled the turn, in version %i", (version) => {
  const statusAfter = (...happens: ((store: ToolCallStore) => void)[]) => {
    const store = cancelledCall(version);
    for (const happen of happens) happen(store);
    return store.getToolCall("c")?.status;
  };
  const says = (fields: Json) => (store: ToolCallStore) => update(store, fields);

  test("an unsettled call is marked cancelled at once", () => {
    expect(statusAfter()).toBe("cancelled");
  });

  test.each(["completed", "failed", "cancelled"])("the agent's %s replaces the mark", (status) => {
    const store = cancelledCall(version);
    update(store, { status });
    expect(store.getToolCall("c")).toMatchObject({ status });
    expect(store.getToolCall("c")).not.toHaveProperty("cancelledInTurn");
  });

  test.each(["pending", "in_progress", "paused", "later"])(
    "a late %s does not restart the call",
    (status) => {
      expect(statusAfter(says({ status }))).toBe("cancelled");
    },
  );

  test("fields other than status still apply", () => {
    const store = cancelledCall(version);
    update(store, { status: "in_progress", title: "Late", rawOutput: 0 });
    expect(store.getToolCall("c")).toMatchObject({ status: "cancelled", title: "Late", rawOutput: 0 });
  });

  test("status null does not restart it, not even in the next turn", () => {
    const next = (store: ToolCallStore) => store.startTurn();
    expect(statusAfter(says({ status: null }), next, says({ status: null }))).toBe("cancelled");
  });

  test("a permission request's tool call does not restart it", () => {
    const toolCall = { toolCallId: "c", status: "in_progress" };
    const options = [{ optionId: "a", name: "Allow", kind: "allow_once" }];
    const subject = { type: "tool_call", toolCall };
    const params = version === 1 ? { toolCall, options } : { title: "May I?", subject, options };
    expect(statusAfter((store) => void store.requestPermission(params as never))).toBe("cancelled");
  });

  test("an unsettled status restarts it after the next turn has started", () => {
    expect(statusAfter((store) => store.startTurn(), says({ status: "in_progress" }))).toBe("in_progress");
  });

  test("calls that had settled keep their status", () => {
    const store = storeOf(version);
    update(store, { status: "completed" });
    store.cancelTurn();
    expect(store.getToolCall("c")?.status).toBe("completed");
  });
});

test("in v1 a tool_call restarts a cancelled call", () => {
  const store = cancelledCall(1);
  update(store, { sessionUpdate: "tool_call", title: "Again", status: "pending" });
  expect(store.getToolCall("c")?.status).toBe("pending");
});

describe("in v2, what starts a turn", () => {
  const restartsAfter = (...states: Json[]) => {
    const store = storeOf(2);
    store.applySessionUpdate(running as never);
    update(store, { status: "in_progress" });
    store.cancelTurn();
    for (const state of states) store.applySessionUpdate(state as never);
    update(store, { status: "in_progress" });
    return store.getToolCall("c")?.status === "in_progress";
  };

  test("running after idle does", () => {
    expect(restartsAfter(idle, running)).toBe(true);
  });

  test("a repeated running does not", () => {
    expect(restartsAfter(running, { ...running, state: "requires_action" }, running)).toBe(false);
  });

  test("idle alone does not, however often it is repeated", () => {
    expect(restartsAfter(idle, idle)).toBe(false);
  });

  test("the running that answers startTurn is the same turn", () => {
    const store = storeOf(2);
    store.startTurn();
    store.applySessionUpdate(running as never);
    expect(store.getState().turn).toBe(1);
  });
});

describe("background work that the agent lists", () => {
  const cancelWith = (background: unknown) => {
    const store = storeOf(2);
    update(store, { status: "in_progress", content: [{ type: "terminal", terminalId: "t" }] });
    store.applySessionUpdate({ ...running, background } as never);
    store.cancelTurn();
    return store.getToolCall("c")?.status;
  };

  test("goes on, whether listed as the call or as a terminal it shows", () => {
    expect(cancelWith([{ type: "tool_call", toolCallId: "c" }])).toBe("in_progress");
    expect(cancelWith([{ type: "terminal", terminalId: "t" }])).toBe("in_progress");
  });

  test("is only what is listed", () => {
    const others = [
      { type: "tool_call", toolCallId: "d" },
      { type: "terminal", terminalId: "c" },
      { type: "later" },
    ];
    expect(cancelWith(others)).toBe("cancelled");
    expect(cancelWith(undefined)).toBe("cancelled");
  });
});
