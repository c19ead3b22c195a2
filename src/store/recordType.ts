import { type Decoder, INVALID, object, string } from "../protocol/decode.js";
import { own } from "../protocol/ownField.js";
import { immer, peek } from "./immer.js";
import { patchMeta, withField } from "./patchMeta.js";
import { readField } from "./readField.js";
import type { ReduceContext } from "./reduceContext.js";

type Meta = Readonly<Record<string, unknown>>;

/** A record that may be written to: immer's draft of one, or one that nobody has seen yet. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };

/** What tool calls and terminals have in common. */
export interface Patchable {
  readonly _meta?: Meta;
  readonly unknownFields?: Meta;
}

/** An update on its way into a record. */
export interface Incoming {
  readonly update: object;
  readonly context: ReduceContext;
  /** What brought it: a `sessionUpdate`, or `permission`. */
  readonly source: string;
}

/**
 * How a field is read, and how its value is written where that is more than replacing another.
 * The value is `null` when the field is to be cleared.
 */
export type FieldRule<T> = readonly [
  decoder: Decoder,
  write?: (draft: Draft<T>, value: unknown, incoming: Incoming) => void,
];

/** How updates about a kind of record are read and written. */
export interface RecordType<T extends Patchable> {
  readonly idField: string;
  /** The field that holds an append-only log. */
  readonly streamField: keyof T;
  /** The `sessionUpdate` that appends to it; any other patches the record. */
  readonly chunkUpdate: string;
  create(id: string, context: ReduceContext): T;
  rules(context: ReduceContext): ReadonlyMap<string, FieldRule<T>>;
  /** What a chunk appends. After a report: `undefined` for one that is lost, `INVALID` for none at all. */
  readChunk(update: object, context: ReduceContext): unknown;
  /** The stream with a chunk behind. */
  append(stream: T[keyof T], chunk: unknown, context: ReduceContext): T[keyof T];
  /** Remembers in the record that a chunk was lost. */
  noteLost?(draft: Draft<T>, update: object): void;
}

/** The rule of `_meta`, which is patched by key. */
export const META_RULE: FieldRule<Patchable> = [
  object,
  (draft, value) => {
    if (value === null) delete draft._meta;
    else draft._meta = patchMeta(peek(draft, "_meta"), value as Meta);
  },
];

/**
 * Applies the fields of an update: omitted ones stay, values replace, `null` clears in v2 and says
 * nothing in v1. Fields without a rule are kept as they came.
 * https://agentclientprotocol.com/protocol/v2/tool-calls
 */
export function patchRecord<T extends Patchable>(
  type: RecordType<T>,
  draft: Draft<T>,
  incoming: Incoming,
): void {
  const { update, context } = incoming;
  const rules = type.rules(context);
  for (const field of Object.keys(update)) {
    if (field === "sessionUpdate" || field === type.idField) continue;
    const given = own(update, field);
    if (given === undefined || (given === null && context.protocolVersion === 1)) continue;
    const rule = rules.get(field);
    if (!rule) {
      draft.unknownFields = withField(peek(draft, "unknownFields"), field, given);
      continue;
    }
    const [decoder, write] = rule;
    const value = given === null ? null : readField(decoder, field, update, context);
    if (value === INVALID) continue;
    if (write) write(draft, value, incoming);
    else if (value === null) delete draft[field as keyof T];
    else draft[field as keyof T] = value as never;
  }
}

/** The record after one update. Pure: an unusable update is reported and returns `record`. */
export function reduceRecord<T extends Patchable>(
  type: RecordType<T>,
  record: T | undefined,
  incoming: Incoming,
): T | undefined {
  const { update, context, source } = incoming;
  const id = readField(string, type.idField, update, context, true);
  if (id === INVALID) return record;
  const isChunk = source === type.chunkUpdate;
  const chunk = isChunk ? type.readChunk(update, context) : undefined;
  if (chunk === INVALID) return record;
  return Object.freeze(
    immer.produce(record ?? type.create(id as string, context), (draft: Draft<T>) => {
      const { streamField } = type;
      if (!isChunk) patchRecord(type, draft, incoming);
      else if (chunk === undefined) type.noteLost?.(draft, update);
      else draft[streamField] = type.append(draft[streamField], chunk, context);
    }),
  );
}
