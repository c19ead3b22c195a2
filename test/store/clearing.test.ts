import { createToolCallStore, type ProtocolVersion, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

type Json = Record<string, unknown>;

const CALL: Json = {
  sessionUpdate: "tool_call_update",
  toolCallId: "c",
  title: "Write new.txt",
  name: "write_file",
  kind: "edit",
  status: "in_progress",
  content: [{ type: "content", content: { type: "text", text: "hello" } }],
  locations: [{ path: "/old.txt" }],
  rawInput: { path: "old.txt", obsolete: true },
  rawOutput: { lines: 3 },
  _meta: { a: 1, b: { c: 2 } },
};

function storeWith(version: ProtocolVersion, ...updates: Json[]): ToolCallStore {
  const store = createToolCallStore({ protocolVersion: version, schedule: "sync", now: () => 5 });
  for (const update of [CALL, ...updates])
    store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c", ...update } as never);
  return store;
}

const CLEARING: Json = {
  name: null,
  title: null,
  kind: null,
  status: null,
  content: null,
  locations: null,
  rawInput: null,
  rawOutput: null,
  _meta: null,
};

test("in v2, null clears every field: to the protocol's default, or until the field is absent", () => {
  const call = storeWith(2, CLEARING).getToolCall("c");
  expect({ ...call, content: [...(call?.content ?? ["none"])] }).toEqual({
    toolCallId: "c",
    kind: "other",
    status: "pending",
    content: [],
    locations: [],
    startedAt: 5,
  });
  for (const field of ["title", "name", "rawInput", "rawOutput", "_meta"])
    expect(call).not.toHaveProperty(field);
});

test("in v1, null says nothing about any field", () => {
  expect(storeWith(1, CLEARING).getToolCall("c")).toEqual(storeWith(1).getToolCall("c"));
});

test.each([1, 2] as const)("in v%i, omitted and undefined fields stay as they were", (version) => {
  const { sessionUpdate: _, toolCallId: __, ...fields } = CALL;
  const nothing = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
  const before = storeWith(version).toJSON();
  expect(storeWith(version, {}, nothing).toJSON()).toEqual(before);
});

test.each([1, 2] as const)("in v%i, raw input is replaced and never merged", (version) => {
  const call = storeWith(version, { rawInput: { path: "new.txt" } }).getToolCall("c");
  expect(call?.rawInput).toEqual({ path: "new.txt" });
});

test.each([1, 2] as const)("in v%i, 0, false and the empty text are values", (version) => {
  const call = storeWith(version, { rawInput: 0, rawOutput: false, title: "", name: "" }).getToolCall("c");
  expect(call).toMatchObject({ rawInput: 0, rawOutput: false, title: "", name: "" });
});

test.each([1, 2] as const)("in v%i, metadata is patched by its top-level keys", (version) => {
  const call = storeWith(version, { _meta: { a: null, b: { d: 3 }, e: 4 } }).getToolCall("c");
  expect(call?._meta).toEqual({ b: { d: 3 }, e: 4 });
});

test("content that replaces takes the place of all chunks before, and chunks after it are appended", () => {
  const item = (text: string) => ({ type: "content", content: { type: "text", text } });
  const chunk = (text: string) => ({ sessionUpdate: "tool_call_content_chunk", content: item(text) });
  const store = storeWith(2, chunk("one"), { content: [item("two")] }, chunk("three"));
  expect([...(store.getToolCall("c")?.content ?? [])]).toEqual([item("two"), item("three")]);
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c", content: [] });
  expect(store.getToolCall("c")?.content.length).toBe(0);
});
