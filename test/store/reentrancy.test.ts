import { createToolCallStore, type Issue, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

function update(store: ToolCallStore, toolCallId: string, fields: object = {}): void {
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId, ...fields } as never);
}

test("an update from within a listener is applied on top of the flush that is being announced", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: () => {} });
  const stop = store.subscribeToolCall("a", () => {
    stop();
    update(store, "b", { name: "from the listener" });
    store.flush();
    expect(store.getToolCall("b")).toMatchObject({ title: "b", name: "from the listener" });
  });
  update(store, "a");
  update(store, "b", { title: "b" });
  store.flush();
  expect(store.getToolCall("b")).toMatchObject({ title: "b", name: "from the listener" });
});

test("reset from within a listener leaves nothing behind", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: () => {} });
  const stop = store.subscribeToolCall("a", () => {
    stop();
    store.reset();
  });
  update(store, "a");
  update(store, "b");
  store.flush();
  expect(store.getState().toolCallIds).toEqual([]);
  expect(store.getToolCall("a") ?? store.getToolCall("b")).toBeUndefined();
});

test("onIssue may call back into the store, and hears of each issue once", () => {
  const issues: Issue[] = [];
  const store: ToolCallStore = createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    onIssue(issue) {
      issues.push(issue);
      store.cancelTurn();
      update(store, "b", { title: "from onIssue" });
      store.toJSON();
    },
  });
  update(store, "a", { title: 5, name: "still applied", status: "in_progress" });
  expect(issues.map(({ code }) => code)).toEqual(["invalid_field"]);
  expect(store.getToolCall("a")).toMatchObject({ name: "still applied", status: "cancelled" });
  expect(store.getToolCall("b")).toMatchObject({ title: "from onIssue" });
});

test("a dialect sees the call as it stands before the update, however updates are batched", () => {
  const seen: (string | undefined)[] = [];
  const dialects = [
    {
      name: "watching",
      readTerminal(_: object, { toolCall }: { toolCall?: { title?: string } | undefined }) {
        seen.push(toolCall?.title);
        return [];
      },
    },
  ];
  const store = createToolCallStore({ protocolVersion: 2, schedule: () => {}, dialects });
  for (const title of ["one", "two", "three"]) update(store, "a", { title });
  store.flush();
  expect(seen).toEqual([undefined, "one", "two"]);
  expect(store.getToolCall("a")?.title).toBe("three");
});

test("reset tells subscribers, who stay subscribed", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const titles: (string | undefined)[] = [];
  update(store, "a", { title: "one" });
  store.subscribeToolCall("a", () => titles.push(store.getToolCall("a")?.title));
  store.reset();
  update(store, "a", { title: "two" });
  expect(titles).toEqual([undefined, "two"]);
});

test('request ids 1 and "1" are two requests', async () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const options = [{ optionId: "a", name: "Allow", kind: "allow_once" }];
  const params = { sessionId: "s", title: "May I?", options } as never;
  const [number, text] = [1, "1"].map((requestId) => store.requestPermission(params, { requestId }));
  expect(store.answerPermission("1", "a")).toBe(true);
  expect(store.getState().permissionRequests.map(({ requestId }) => requestId)).toEqual([1]);
  store.cancelPermission(1);
  expect(await text).toEqual({ outcome: { outcome: "selected", optionId: "a" } });
  expect(await number).toEqual({ outcome: { outcome: "cancelled" } });
});
