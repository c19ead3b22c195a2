import { createToolCallStore, type ToolCallStore, type ToolCallStoreOptions } from "acp-tool-calls/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"],
    }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watched(options: Partial<ToolCallStoreOptions> = {}): {
  store: ToolCallStore;
  flushes: () => number;
} {
  const store = createToolCallStore({ protocolVersion: 2, ...options });
  const listener = vi.fn();
  store.subscribe(listener);
  return { store, flushes: () => listener.mock.calls.length };
}

function update(store: ToolCallStore, fields: object = {}): void {
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c", ...fields } as never);
}

test("updates wait for the next frame and are applied together", () => {
  const { store, flushes } = watched();
  update(store, { title: "one" });
  update(store, { title: "two" });
  expect(store.getToolCall("c")).toBeUndefined();
  vi.advanceTimersToNextFrame();
  expect(store.getToolCall("c")?.title).toBe("two");
  expect(flushes()).toBe(1);
});

test("a newly settled status is applied at once, with all that came before; its repetition waits", () => {
  const { store } = watched();
  update(store, { title: "one" });
  update(store, { status: "completed" });
  expect(store.getToolCall("c")).toMatchObject({ title: "one", status: "completed" });
  update(store, { status: "completed", title: "two" });
  expect(store.getToolCall("c")?.title).toBe("one");
});

test("history is not applied at once, and gets no times", () => {
  const { store } = watched();
  const replayed = { sessionUpdate: "tool_call_update", toolCallId: "c", status: "completed" } as const;
  store.applySessionUpdate(replayed, { replay: true });
  expect(store.getToolCall("c")).toBeUndefined();
  store.flush();
  expect(store.getToolCall("c")?.status).toBe("completed");
  expect(store.getToolCall("c")).not.toHaveProperty("startedAt");
  expect(store.getToolCall("c")).not.toHaveProperty("endedAt");
});

test("a permission request applies what waits before it is asked", () => {
  const { store } = watched();
  update(store, { title: "one" });
  const options = [{ optionId: "a", name: "Allow", kind: "allow_once" }];
  const subject = { type: "tool_call", toolCall: { toolCallId: "c" } };
  void store.requestPermission({ sessionId: "s", title: "May I?", options, subject } as never);
  expect(store.getState().permissionRequests[0]?.toolCall?.title).toBe("one");
});

test("past the bound, updates are applied at once", () => {
  const { store } = watched({ limits: { queuedUpdates: 2 } });
  for (const title of ["one", "two"]) update(store, { title });
  expect(store.getToolCall("c")).toBeUndefined();
  update(store, { title: "three" });
  expect(store.getToolCall("c")?.title).toBe("three");
});

test("a backlog is worked off while it comes in, and seen by nobody before the frame", () => {
  const { store, flushes } = watched();
  let read = 0;
  for (let index = 0; index < 1000; index++) {
    store.applySessionUpdate({
      sessionUpdate: "tool_call_update",
      toolCallId: "c",
      get title() {
        read++;
        return `title ${index}`;
      },
    });
  }
  expect(read).toBeGreaterThan(900);
  expect(store.getToolCall("c")).toBeUndefined();
  expect(flushes()).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(store.getToolCall("c")?.title).toBe("title 999");
  expect(flushes()).toBe(1);
});

test("in a hidden tab, which gets no frames, updates are applied at once", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { store } = watched();
  update(store, { title: "one" });
  expect(store.getToolCall("c")?.title).toBe("one");
});

test("updates do not wait for a frame that never comes because the tab was hidden meanwhile", () => {
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
  const { store } = watched();
  update(store, { title: "one" });
  vi.advanceTimersByTime(250);
  expect(store.getToolCall("c")?.title).toBe("one");
});

test("a host's schedule function decides when", () => {
  const schedule = vi.fn();
  const { store } = watched({ schedule });
  update(store, { title: "one" });
  expect(store.getToolCall("c")).toBeUndefined();
  schedule.mock.calls[0]?.[0]();
  expect(store.getToolCall("c")?.title).toBe("one");
});

test("a host may reuse its buffer as soon as it handed it over", () => {
  const { store } = watched();
  const data = new Uint8Array([97]);
  store.updateTerminal({ terminalId: "t", data });
  data[0] = 98;
  store.flush();
  expect([...(store.getTerminal("t")?.output ?? [])].map((bytes) => [...bytes])).toEqual([[97]]);
});
