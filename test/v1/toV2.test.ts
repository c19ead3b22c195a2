import {
  createToolCallStore,
  type RequestPermissionRequestV1,
  type SessionUpdateV1,
  type ToolCallStore,
} from "acp-tool-calls/store";
import {
  ConversionError,
  toV1UpdateLossy,
  toV2PermissionRequest,
  toV2Update,
  toV2UpdateLossy,
} from "acp-tool-calls/v1";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordingsOf } from "./recordings.js";

test("both updates of v1 become the one of v2, and a null says nothing", () => {
  const update = { sessionUpdate: "tool_call", toolCallId: "c", title: "Read", name: "read_file" } as const;
  expect(toV2Update(update)).toEqual({ ...update, sessionUpdate: "tool_call_update" });
  expect(
    toV2Update({ sessionUpdate: "tool_call_update", toolCallId: "c", title: null, name: null, rawInput: 0 }),
  ).toEqual({ sessionUpdate: "tool_call_update", toolCallId: "c", rawInput: 0 });
});

test("line 0, which v2 does not have, is no line", () => {
  const locations = [{ path: "a.ts", line: 0 }, { path: "b.ts", line: 1 }, { path: "c.ts" }];
  const update = { sessionUpdate: "tool_call", toolCallId: "a", title: "Read", locations } as const;
  expect(toV2Update(update)?.locations).toEqual([
    { path: "a.ts" },
    { path: "b.ts", line: 1 },
    { path: "c.ts" },
  ]);
});

test("updates that are not about tool calls are none of the converter's", () => {
  expect(toV2Update({ sessionUpdate: "plan", entries: [] })).toBeUndefined();
});

test("a client's terminal is dropped with a report, or kept for a caller who feeds it", () => {
  const update = {
    sessionUpdate: "tool_call_update",
    toolCallId: "c",
    content: [{ type: "terminal", terminalId: "t" }],
  } as const satisfies SessionUpdateV1;
  const mutable = structuredClone(update) as unknown as SessionUpdateV1;
  expect(() => toV2Update(mutable)).toThrow(ConversionError);
  expect(toV2UpdateLossy(mutable).losses).toMatchObject([{ code: "terminal", path: "content[0]" }]);
  expect(toV2Update(mutable, { terminals: "keep" })?.content).toEqual(update.content);
});

test("a permission request asks with the call's title, or its kind and a report", () => {
  const request = {
    sessionId: "s",
    options: [],
    toolCall: { toolCallId: "c", title: "Run ls", status: null },
  };
  expect(toV2PermissionRequest(request)).toEqual({
    value: {
      sessionId: "s",
      options: [],
      title: "Run ls",
      subject: { type: "tool_call", toolCall: { toolCallId: "c", title: "Run ls" } },
    },
    losses: [],
  });
  const untitled = toV2PermissionRequest({ ...request, toolCall: { toolCallId: "c", kind: "execute" } });
  expect(untitled.value.title).toBe("execute");
  expect(untitled.losses).toMatchObject([{ code: "request_title" }]);
});

const text = fc
  .array(fc.constantFrom("a", "b", "  c", "", "\r", "+x", "-y", "\\ No newline at end of file"))
  .map((lines) => lines.join("\n"));

test("a v1 diff goes to v2 and back with both texts whole", () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (before, after, isNew) => {
      fc.pre(isNew || before !== "");
      fc.pre(before !== after || isNew);
      const oldText = isNew ? null : before;
      const diff = { type: "diff" as const, path: "/w/a b.txt", oldText, newText: after };
      const v2 = toV2Update({ sessionUpdate: "tool_call_update", toolCallId: "c", content: [diff] });
      expect(v2).toBeDefined();
      if (!v2) return;
      const { value, losses } = toV1UpdateLossy(v2);
      expect(losses).toEqual([]);
      expect(value?.content).toEqual([diff]);
    }),
  );
});

describe("a recorded v1 session converted to v2", () => {
  for (const [name, lines] of recordingsOf(1)) {
    test(`${name} leaves the same calls in a v2 store as in a v1 store`, () => {
      const v1 = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
      const v2 = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
      for (const { method, params } of lines) {
        if (method === "session/request_permission") {
          const request = params as RequestPermissionRequestV1;
          void v1.requestPermission(request);
          void v2.requestPermission(toV2PermissionRequest(request, { terminals: "keep" }).value);
        }
        if (method !== "session/update" || !params?.update) continue;
        v1.applySessionUpdate(params.update);
        const converted = toV2Update(params.update, { terminals: "keep" });
        if (converted) v2.applySessionUpdate(converted);
      }
      expect(comparable(v2)).toEqual(comparable(v1));
      expect(asked(v2)).toEqual(asked(v1));
    });
  }
});

/** What is asked, about which call and with which answers. */
function asked(store: ToolCallStore): unknown[] {
  return store
    .getState()
    .permissionRequests.map(({ toolCall, options }) => ({ toolCallId: toolCall?.toolCallId, options }));
}

/** What both versions say in the same words; diffs by what they show. */
function comparable(store: ToolCallStore): unknown[] {
  return store.getState().toolCallIds.map((id) => {
    const { content, startedAt, endedAt, ...call } = { ...store.getToolCall(id) };
    return {
      ...call,
      content: [...(content ?? [])].map((item) => (item.type === "diff" ? diffOf(item) : item)),
    };
  });
}

function diffOf(item: object): unknown {
  if (!("changes" in item)) {
    const { _meta, ...diff } = { oldText: null, _meta: null, ...item } as Record<string, unknown>;
    return { ...diff, oldText: diff.oldText || null };
  }
  const { value } = toV1UpdateLossy({
    sessionUpdate: "tool_call_update",
    toolCallId: "c",
    content: [item],
  } as never);
  const [diff] = value?.content ?? [];
  const { _meta, ...rest } = { ...diff } as Record<string, unknown>;
  return { ...rest, oldText: rest.oldText || null };
}
