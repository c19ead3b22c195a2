import {
  createToolCallStore,
  type RequestPermissionRequestV1,
  type SessionUpdateV1,
  type SessionUpdateV2,
  type ToolCallStore,
} from "acp-tool-calls/store";
import {
  ConversionError,
  createV1Bridge,
  toV1PermissionRequest,
  toV1Update,
  toV1UpdateLossy,
  toV2PermissionRequest,
  toV2Update,
} from "acp-tool-calls/v1";
import fc from "fast-check";
import { expect, test } from "vitest";

const toolCallId = fc.constantFrom("a", "b", "__proto__", "");
const words = fc.string({ maxLength: 12 });
const raw = fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null);
const kind = fc.constantFrom("read", "edit", "execute", "switch_mode", "other");
const status = fc.constantFrom("pending", "in_progress", "completed", "failed");
const locations = fc.array(
  fc.record({ path: words, line: fc.integer({ min: 1 }) }, { requiredKeys: ["path"] }),
  {
    maxLength: 2,
  },
);
const textItem = words.map((text) => ({ type: "content", content: { type: "text", text } }) as const);
const content = fc.array(textItem, { maxLength: 3 });
const meta = fc.dictionary(fc.constantFrom("x", "y"), raw);

/** What both versions can say of a call, each part of it or not. */
const said = fc.record(
  { title: words, name: words, kind, status, locations, content, rawInput: raw, rawOutput: raw, _meta: meta },
  { requiredKeys: [] },
);
/** v1's nulls, which say nothing. */
const nothings = fc.dictionary(
  fc.constantFrom(
    "title",
    "name",
    "kind",
    "status",
    "locations",
    "content",
    "rawInput",
    "rawOutput",
    "_meta",
  ),
  fc.constant(null),
);
const v1Update = fc
  .tuple(fc.constantFrom("tool_call", "tool_call_update"), toolCallId, said, nothings)
  .map(([sessionUpdate, id, fields, nulls]) => {
    const update = { sessionUpdate, toolCallId: id, ...nulls, ...fields } as unknown as SessionUpdateV1;
    return { update, said: { toolCallId: id, ...fields } };
  });
/** Updates that v1 may be unable to say: cleared fields, later statuses, chunks, terminals, diffs. */
const v2Update = fc.oneof(
  fc
    .tuple(
      toolCallId,
      said,
      nothings,
      fc.record({ status: fc.constantFrom("cancelled", "paused", "warming_up") }, { requiredKeys: [] }),
      fc.record(
        { capabilities: fc.constant({ cancel: {} }), kind: fc.constant("teleport") },
        { requiredKeys: [] },
      ),
    )
    .map(([id, ...parts]) => Object.assign({ sessionUpdate: "tool_call_update", toolCallId: id }, ...parts)),
  fc.record({
    sessionUpdate: fc.constant("tool_call_content_chunk"),
    toolCallId,
    content: fc.oneof(textItem, fc.constant({ type: "terminal", terminalId: "t" })),
  }),
  fc.record({
    sessionUpdate: fc.constant("terminal_output_chunk"),
    terminalId: fc.constant("t"),
    data: fc.string({ unit: "binary-ascii", maxLength: 8 }).map(btoa),
  }),
) as fc.Arbitrary<SessionUpdateV2>;

test("what v1 says comes back from v2 as it was said, without the nulls", () => {
  fc.assert(
    fc.property(v1Update, ({ update, said }) => {
      const converted = toV2Update(update);
      expect(converted).toEqual({ sessionUpdate: "tool_call_update", ...said });
      expect(toV1Update(converted as SessionUpdateV2)).toEqual({
        sessionUpdate: "tool_call_update",
        ...said,
      });
    }),
  );
});

test("the strict form throws exactly where the lossy form reports a loss, and else says the same", () => {
  fc.assert(
    fc.property(v2Update, (update) => {
      const { value, losses } = toV1UpdateLossy(update);
      if (losses.length > 0) expect(() => toV1Update(update)).toThrow(ConversionError);
      else {
        expect(toV1Update(update)).toEqual(value);
        // Where v1 can say it, v2 hears it again; a null of lists and of `kind` and `status` is its default.
        const defaults = { kind: "other", status: "pending", locations: [], content: [] };
        const heard = Object.entries(update).map(([field, given]) => [
          field,
          given ?? defaults[field as keyof typeof defaults],
        ]);
        expect(value && toV2Update(value)).toEqual(
          Object.fromEntries(heard.filter(([, given]) => given !== undefined)),
        );
      }
    }),
  );
});

test("a permission request with a title goes to v2 and back", () => {
  const options = fc.array(
    fc.record({ optionId: words, name: words, kind: fc.constantFrom("allow_once", "reject_always") }),
    { maxLength: 3 },
  );
  const title = words.filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(toolCallId, said, title, options, (id, fields, title, options) => {
      const request = { sessionId: "s", options, toolCall: { toolCallId: id, ...fields, title } };
      const { value, losses } = toV2PermissionRequest(request as RequestPermissionRequestV1);
      expect(losses).toEqual([]);
      expect(value.title).toBe(title);
      expect(toV1PermissionRequest(value)).toEqual(request);
    }),
  );
});

test("a sequence of v1 updates leaves the same calls in a v1 store and, converted, in a v2 store", () => {
  fc.assert(
    fc.property(fc.array(v1Update, { maxLength: 12 }), (updates) => {
      const v1 = openStore(1);
      const v2 = openStore(2);
      for (const { update } of updates) {
        v1.applySessionUpdate(update);
        v2.applySessionUpdate(toV2Update(update) as SessionUpdateV2);
      }
      expect(callsOf(v2)).toEqual(callsOf(v1));
    }),
  );
});

test("through the bridge, a v1 store shows what a v2 store shows, whatever the sequence of updates", () => {
  fc.assert(
    fc.property(fc.array(v2Update, { maxLength: 12 }), (updates) => {
      const v2 = openStore(2);
      const v1 = openStore(1);
      const bridge = createV1Bridge();
      for (const update of updates) {
        v2.applySessionUpdate(update);
        for (const converted of bridge.convertUpdate(update)) v1.applySessionUpdate(converted);
      }
      expect(v1.getState().toolCallIds).toEqual(v2.getState().toolCallIds);
      for (const id of v2.getState().toolCallIds) {
        const before = v2.getToolCall(id);
        const after = v1.getToolCall(id);
        const nearest = { cancelled: "failed", paused: "in_progress", warming_up: "in_progress" };
        const status = before?.status ?? "";
        expect(after?.status).toBe(nearest[status as keyof typeof nearest] ?? status);
        expect(after?.kind).toBe(before?.kind === "teleport" ? "other" : before?.kind);
        expect(textsOf(after?.content ?? [])).toEqual(expect.arrayContaining(textsOf(before?.content ?? [])));
        // A v1 terminal would belong to the client.
        expect([...(after?.content ?? [])].map(({ type }) => type)).not.toContain("terminal");
      }
    }),
  );
});

const openStore = (protocolVersion: 1 | 2) =>
  createToolCallStore({ protocolVersion, schedule: "sync", now: () => 0 });

const callsOf = (store: ToolCallStore) => JSON.parse(JSON.stringify(store.toJSON())).toolCalls;

const textsOf = (content: Iterable<object>) =>
  [...content].filter((item) => "type" in item && item.type === "content");
