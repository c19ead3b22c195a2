import fc from "fast-check";

type Json = Record<string, unknown>;

const text = fc.string({ maxLength: 8 });
const json = fc.jsonValue({ maxDepth: 2 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 5 });
const meta = fc.dictionary(fc.constantFrom("a", "b", "__proto__", "constructor"), json, { maxKeys: 3 });
const base64 = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("base64"));

/** Ids that plain objects would choke on, besides ordinary ones. */
export const id: fc.Arbitrary<string> = fc.constantFrom(
  "call_1",
  "__proto__",
  "constructor",
  "toString",
  "",
  "\ud800",
);

const block = fc.oneof(
  fc.record({ type: fc.constant("text"), text }),
  fc.record({ type: fc.constant("image"), data: base64, mimeType: fc.constant("image/png") }),
  fc.record({ type: fc.constant("resource_link"), name: text, uri: text }),
  fc.record({ type: fc.constant("_later"), anything: json }),
);
const commonItem = fc.oneof(
  fc.record({ type: fc.constant("content"), content: block }),
  fc.record({ type: fc.constant("terminal"), terminalId: id }),
  fc.record({ type: fc.constant("_later"), anything: json }),
);
const diffV1 = fc.record({ type: fc.constant("diff"), path: text, oldText: orNull(text), newText: text });
const diffV2 = fc.record({
  type: fc.constant("diff"),
  changes: fc.array(fc.record({ operation: fc.constantFrom("add", "modify", "later"), path: text }), {
    maxLength: 2,
  }),
});
const location = fc.record({ path: text, line: fc.integer({ min: 1, max: 99 }) }, { requiredKeys: ["path"] });
const status = fc.constantFrom(
  "pending",
  "in_progress",
  "paused",
  "completed",
  "failed",
  "cancelled",
  "later",
);
const kind = fc.constantFrom("read", "edit", "execute", "other", "later");

function toolCallFields(item: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.record(
    {
      title: orNull(text),
      name: orNull(text),
      kind: orNull(kind),
      status: orNull(status),
      content: orNull(fc.array(item, { maxLength: 3 })),
      locations: orNull(fc.array(location, { maxLength: 2 })),
      rawInput: orNull(json),
      rawOutput: orNull(json),
      _meta: orNull(meta),
      laterField: orNull(json),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>;
}

const withKind =
  (sessionUpdate: string) =>
  (fields: Json): Json => ({ sessionUpdate, ...fields });
const idRecord = (field: string) => id.map((value): Json => ({ [field]: value }));
const merged = (...parts: fc.Arbitrary<Json>[]): fc.Arbitrary<Json> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));

/** A well-formed `tool_call_update` (v1 also `tool_call`). */
export function toolCallUpdate(version: 1 | 2): fc.Arbitrary<Json> {
  const item = fc.oneof<fc.Arbitrary<Json>[]>(commonItem, version === 1 ? diffV1 : diffV2);
  const update = merged(idRecord("toolCallId"), toolCallFields(item));
  const updates = update.map(withKind("tool_call_update"));
  return version === 1 ? fc.oneof(updates, update.map(withKind("tool_call"))) : updates;
}

const contentChunk = merged(
  idRecord("toolCallId"),
  fc.oneof<fc.Arbitrary<Json>[]>(commonItem, diffV2).map((content) => ({ content })),
).map(withKind("tool_call_content_chunk"));
const terminalUpdate = merged(
  idRecord("terminalId"),
  fc.record(
    {
      command: orNull(text),
      cwd: orNull(text),
      output: orNull(fc.record({ data: base64 })),
      exitStatus: orNull(fc.record({ exitCode: orNull(fc.integer({ min: 0, max: 3 })) })),
      size: orNull(fc.record({ cols: fc.constant(80), rows: fc.constant(24) })),
      _meta: orNull(meta),
      laterField: orNull(json),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>,
).map(withKind("terminal_update"));
const outputChunk = merged(
  idRecord("terminalId"),
  base64.map((data) => ({ data })),
).map(withKind("terminal_output_chunk"));
const stateUpdate = fc
  .record({
    state: fc.constantFrom("idle", "running", "requires_action"),
    background: fc.array(
      fc.oneof(
        fc.record({ type: fc.constant("tool_call"), toolCallId: id }),
        fc.record({ type: fc.constant("terminal"), terminalId: id }),
      ),
      { maxLength: 2 },
    ),
  })
  .map(withKind("state_update"));

/** A well-formed update that matters to a store. */
export function sessionUpdate(version: 1 | 2): fc.Arbitrary<Json> {
  if (version === 1) return toolCallUpdate(1);
  return fc.oneof(
    { arbitrary: toolCallUpdate(2), weight: 4 },
    { arbitrary: contentChunk, weight: 2 },
    { arbitrary: terminalUpdate, weight: 2 },
    { arbitrary: outputChunk, weight: 2 },
    { arbitrary: stateUpdate, weight: 1 },
  );
}
