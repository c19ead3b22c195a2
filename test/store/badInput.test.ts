import {
  createToolCallStore,
  type Issue,
  type ProtocolVersion,
  type ToolCallStore,
} from "acp-tool-calls/store";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionUpdate } from "./arbitraries.js";
import { plainStore } from "./plainState.js";

type Json = Record<string, unknown>;

function storeWithIssues(version: ProtocolVersion = 2): {
  store: ToolCallStore;
  issues: Issue[];
  apply: (update: unknown) => void;
} {
  const issues: Issue[] = [];
  const onIssue = (issue: Issue) => issues.push(issue);
  const store = createToolCallStore({ protocolVersion: version, schedule: "sync", onIssue });
  return { store, issues, apply: (update) => store.applySessionUpdate(update as never) };
}

const FULL: Json = {
  sessionUpdate: "tool_call_update",
  toolCallId: "c",
  title: "Title",
  name: "name",
  kind: "edit",
  status: "in_progress",
  content: [{ type: "content", content: { type: "text", text: "hello" } }],
  locations: [{ path: "/a", line: 3 }],
  rawInput: { path: "a" },
  rawOutput: [1],
  capabilities: { cancel: {} },
  _meta: { a: 1 },
};
const FULL_TERMINAL: Json = {
  sessionUpdate: "terminal_update",
  terminalId: "t",
  command: "ls",
  cwd: "/",
  output: { data: btoa("out") },
  exitStatus: { exitCode: 1 },
  size: { cols: 80, rows: 24 },
  capabilities: { cancel: {} },
  _meta: { a: 1 },
};
const NOT_STRINGS = [0, 1, true, [], {}, ["x"]];
const NOT_OBJECTS = [0, true, "x", [], [{}]];
const NOT_LISTS = [0, true, "x", {}, { length: 1, 0: {} }];

describe("a malformed optional field counts as omitted and is reported once", () => {
  const wrong: Record<string, readonly unknown[]> = {
    title: NOT_STRINGS,
    name: NOT_STRINGS,
    kind: NOT_STRINGS,
    status: NOT_STRINGS,
    content: NOT_LISTS,
    locations: NOT_LISTS,
    capabilities: NOT_OBJECTS,
    _meta: NOT_OBJECTS,
  };
  test.each(Object.entries(wrong))("%s of a tool call", (field, values) => {
    for (const version of [1, 2] as const) {
      const { store, issues, apply } = storeWithIssues(version);
      apply(FULL);
      const before = plainStore(store);
      for (const value of values) {
        const update = { sessionUpdate: "tool_call_update", toolCallId: "c", [field]: value };
        apply(update);
        expect(issues.splice(0)).toEqual([{ code: "invalid_field", message: expect.any(String), update }]);
      }
      expect(plainStore(store)).toEqual(before);
    }
  });

  const wrongOfTerminal: Record<string, readonly unknown[]> = {
    command: NOT_STRINGS,
    cwd: NOT_STRINGS,
    output: [...NOT_OBJECTS, {}, { data: 5 }],
    exitStatus: NOT_OBJECTS,
    size: [...NOT_OBJECTS, {}, { cols: 0, rows: 1 }, { cols: 80 }, { cols: 65536, rows: 1 }],
    capabilities: NOT_OBJECTS,
    _meta: NOT_OBJECTS,
  };
  test.each(Object.entries(wrongOfTerminal))("%s of a terminal", (field, values) => {
    const { store, issues, apply } = storeWithIssues();
    apply(FULL_TERMINAL);
    const before = plainStore(store);
    for (const value of values) {
      apply({ sessionUpdate: "terminal_update", terminalId: "t", [field]: value });
      expect(issues.splice(0).map(({ code }) => code)).toEqual(["invalid_field"]);
    }
    expect(plainStore(store)).toEqual(before);
  });

  test("and the update's other fields apply", () => {
    const { store, apply } = storeWithIssues();
    apply({ ...FULL, title: 5, status: "failed" });
    expect(store.getToolCall("c")).toMatchObject({ status: "failed", name: "name" });
    expect(store.getToolCall("c")).not.toHaveProperty("title");
  });
});

describe("a malformed required field rejects the whole update", () => {
  const rejected: readonly [string, unknown][] = [
    ["no object", null],
    ["a list", [FULL]],
    ["a string", "tool_call_update"],
    ["no kind of update", { toolCallId: "c", title: "x" }],
    ["a kind that is no string", { sessionUpdate: 5, toolCallId: "c" }],
    ["no toolCallId", { sessionUpdate: "tool_call_update", title: "x" }],
    ["a toolCallId that is no string", { sessionUpdate: "tool_call_update", toolCallId: 5, title: "x" }],
    ["a terminalId that is no string", { sessionUpdate: "terminal_update", terminalId: {}, command: "x" }],
    ["a chunk without content", { sessionUpdate: "tool_call_content_chunk", toolCallId: "c" }],
    [
      "a chunk whose text is no string",
      {
        sessionUpdate: "tool_call_content_chunk",
        toolCallId: "c",
        content: { type: "content", content: { type: "text", text: 5 } },
      },
    ],
    ["output without data", { sessionUpdate: "terminal_output_chunk", terminalId: "t" }],
    ["a state that is no string", { sessionUpdate: "state_update", state: 1 }],
  ];
  test.each(rejected)("%s", (_, update) => {
    const { store, issues, apply } = storeWithIssues();
    apply(FULL);
    const before = plainStore(store);
    apply(update);
    expect(issues).toEqual([{ code: "invalid_update", message: expect.any(String), update }]);
    expect(plainStore(store)).toEqual(before);
  });
});

test("an invalid item of a list is left out, reported, and the rest is kept", () => {
  const { store, issues, apply } = storeWithIssues();
  const text = { type: "content", content: { type: "text", text: "kept" } };
  const diff = { type: "diff", changes: [{ operation: "add" }, { operation: "add", path: "/a" }] };
  apply({
    ...FULL,
    content: [text, { type: "content" }, null, diff],
    locations: [{ line: 1 }, { path: "/a" }],
  });
  expect([...(store.getToolCall("c")?.content ?? [])]).toEqual([
    text,
    { type: "diff", changes: [{ operation: "add", path: "/a" }] },
  ]);
  expect(store.getToolCall("c")?.locations).toEqual([{ path: "/a" }]);
  expect(issues.map(({ code, message }) => [code, message.split(" ")[0]])).toEqual([
    ["invalid_item", "content[1]"],
    ["invalid_item", "content[2]"],
    ["invalid_item", "content[3].changes[0]"],
    ["invalid_item", "locations[0]"],
  ]);
});

test("content, changes, kinds, statuses and fields of later protocol versions are kept whatever they hold", () => {
  const { store, issues, apply } = storeWithIssues();
  const later = {
    sessionUpdate: "tool_call_update",
    toolCallId: "c",
    kind: "dream",
    status: "dreaming",
    content: [
      { type: "hologram", content: 5, terminalId: [] },
      { type: "content", content: { type: "smell", text: 5, data: null } },
      { type: "diff", changes: [{ operation: "swap", path: 7, oldPath: {} }] },
    ],
    mood: { deep: [null] },
  };
  apply(later);
  expect(issues).toEqual([]);
  const { sessionUpdate: _, ...fields } = later;
  expect(store.toJSON().toolCalls).toMatchObject([fields]);
});

test("an update and metadata with a field named __proto__ keep it as an ordinary field", () => {
  const { store, apply } = storeWithIssues();
  apply(
    JSON.parse(
      '{"sessionUpdate":"tool_call_update","toolCallId":"c","__proto__":{"a":1},"_meta":{"__proto__":{"b":2}}}',
    ),
  );
  const call = store.getToolCall("c");
  expect(Object.entries(call?.unknownFields ?? {})).toEqual([["__proto__", { a: 1 }]]);
  expect(Object.entries(call?._meta ?? {})).toEqual([["__proto__", { b: 2 }]]);
  expect(JSON.stringify(store.toJSON())).toContain('"__proto__":{"a":1}');
});

test("input may be frozen", () => {
  const { store, issues, apply } = storeWithIssues();
  apply(deepFreeze(structuredClone(FULL)));
  apply(deepFreeze({ ...FULL, title: 5, content: [{ type: "content" }], _meta: { b: 2 } }));
  expect(store.getToolCall("c")).toMatchObject({ title: "Title", _meta: { a: 1, b: 2 } });
  expect(issues).toHaveLength(2);
});

test("payloads nested 100,000 deep are stored and handed on", () => {
  const deep = nest(100_000);
  const { store, issues, apply } = storeWithIssues();
  for (const field of ["rawInput", "rawOutput", "mood"]) {
    apply({ sessionUpdate: "tool_call_update", toolCallId: "c", [field]: deep });
  }
  apply({
    sessionUpdate: "tool_call_update",
    toolCallId: "c",
    _meta: { deep },
    content: [{ type: "_x", deep }],
  });
  apply({ sessionUpdate: "tool_call_content_chunk", toolCallId: "c", content: { type: "_y", deep } });
  apply({ sessionUpdate: "tool_call_update", toolCallId: "c", title: "afterwards" });
  const call = store.toJSON().toolCalls[0] as Json;
  expect(call.rawInput === deep && call.rawOutput === deep && call.mood === deep).toBe(true);
  expect((call._meta as Json).deep === deep).toBe(true);
  expect(call.title).toBe("afterwards");
  expect(issues).toEqual([]);
});

test("a payload nested 100,000 deep does not break a prompt about its call", async () => {
  const { store } = storeWithIssues();
  const ask = (rawInput: unknown) => ({
    title: "May I?",
    options: [{ optionId: "a", name: "Allow", kind: "allow_once" }],
    subject: { type: "tool_call", toolCall: { toolCallId: "c", rawInput } },
  });
  const response = store.requestPermission(ask(nest(100_000)) as never, { requestId: 1 });
  store.applySessionUpdate({
    sessionUpdate: "tool_call_update",
    toolCallId: "c",
    rawInput: nest(100_000),
  } as never);
  expect(store.answerPermission(1, "a")).toBe(true);
  expect(await response).toEqual({ outcome: { outcome: "selected", optionId: "a" } });
});

describe("nothing throws into the host's message loop", () => {
  /** Made anew for each run, behind fast-check's back: it looks into the values it draws. */
  const hostile: readonly (() => unknown)[] = [
    () => undefined,
    () => Number.NaN,
    () => 1.5,
    () => "\ud800",
    () => Symbol("s"),
    () => 10n,
    () => fail,
    () => Object.create(null),
    () => new Array(3),
    () => new Proxy({}, { ownKeys: fail, get: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail }),
    () => Object.defineProperty({}, "type", { get: fail, enumerable: true }),
    () => Object.defineProperty({}, "toolCallId", { get: fail, enumerable: true }),
  ];
  const wrong = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }).map((value) => () => value as unknown),
    fc.nat(hostile.length - 1).map((index) => () => hostile[index]?.()),
  );
  const bystander = { ...FULL, toolCallId: "bystander" };

  test.each([1, 2] as const)("whatever stands in any place of an update of version %i", (version) => {
    fc.assert(
      fc.property(
        sessionUpdate(version),
        fc.array(fc.nat(20), { maxLength: 4 }),
        wrong,
        (update, path, make) => {
          const { store, apply } = storeWithIssues(version);
          apply(bystander);
          apply({ ...FULL, toolCallId: update.toolCallId ?? "c" });
          const { order, toolCalls } = plainStore(store);
          apply(replaceAt(update, path, make()));
          apply({ sessionUpdate: "tool_call_update", toolCallId: "bystander", title: "still works" });
          store.toJSON();
          expect(plainStore(store).order.slice(0, order.length)).toEqual(order);
          expect(plainStore(store).toolCalls[0]).toEqual({ ...toolCalls[0], title: "still works" });
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([1, 2] as const)(
    "whatever stands in any place of a permission request of version %i",
    async (version) => {
      const toolCall = { toolCallId: "c", title: "x", rawInput: {} };
      const options = [{ optionId: "a", name: "Allow", kind: "allow_once" }];
      const subject = { type: "tool_call", toolCall };
      const request = version === 1 ? { toolCall, options } : { title: "May I?", subject, options };
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 4 }), wrong, async (path, make) => {
          const { store } = storeWithIssues(version);
          const response = store.requestPermission(replaceAt(request, path, make()) as never);
          store.cancelTurn();
          expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
        }),
      );
    },
  );
});

describe("host code that throws", () => {
  beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));
  afterEach(() => void vi.unstubAllGlobals());

  test("in a listener or in onIssue loses no update, and is reported to the page", () => {
    const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", onIssue: fail });
    store.subscribe(fail);
    store.subscribeToolCall("c", fail);
    store.applySessionUpdate({ ...FULL, title: 5 } as never);
    store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "d" });
    expect(store.getState().toolCallIds).toEqual(["c", "d"]);
    expect(store.getToolCall("c")).toMatchObject({ status: "in_progress" });
    expect(reportError).toHaveBeenCalledTimes(4);
  });

  test("in a schedule function loses no update", () => {
    const store = createToolCallStore({ protocolVersion: 2, schedule: fail });
    store.applySessionUpdate(FULL as never);
    store.flush();
    expect(store.getToolCall("c")).toMatchObject({ title: "Title" });
  });

  test("in a dialect leaves the update to apply without it", () => {
    const issues: Issue[] = [];
    const onIssue = (issue: Issue) => void issues.push(issue);
    const dialects = [{ name: "broken", readTerminal: fail }];
    const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", dialects, onIssue });
    store.applySessionUpdate(FULL as never);
    expect(store.getToolCall("c")).toMatchObject({ title: "Title" });
    expect(issues.map(({ code }) => code)).toEqual(["dialect_failed"]);
  });
});

test("base64 is read as forgivingly as atob does, and nothing else is", () => {
  const { store, issues, apply } = storeWithIssues();
  const chunk = (data: string) => apply({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data });
  for (const data of ["YQ==", "YQ", " Y\nQ== ", "", "a"]) chunk(data);
  apply({ sessionUpdate: "terminal_update", terminalId: "t", command: "ls", output: { data: "*" } });
  expect(Buffer.concat([...(store.getTerminal("t")?.output ?? [])]).toString()).toBe("aaa");
  expect(store.getTerminal("t")).toMatchObject({ command: "ls" });
  expect(issues.map(({ code }) => code)).toEqual(["invalid_base64", "invalid_base64"]);
});

function fail(): never {
  throw new Error("thrown on purpose");
}

function nest(levels: number): unknown {
  let value: unknown = "bottom";
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** A copy with `value` at a place that is chosen by numbers; never the kind of the update. */
function replaceAt(target: unknown, path: readonly number[], value: unknown): unknown {
  const [choice, ...rest] = path;
  if (choice === undefined || typeof target !== "object" || target === null) return value;
  const keys = Object.keys(target).filter((key) => key !== "sessionUpdate");
  const key = keys[choice % keys.length];
  if (key === undefined) return value;
  const copy = Array.isArray(target) ? [...target] : { ...target };
  const inner = (target as Json)[key];
  return Object.assign(copy, { [key]: replaceAt(inner, rest, value) });
}
