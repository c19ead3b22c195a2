import { type Decoder, decode, INVALID, isObject, object, own, string } from "../protocol/decode.js";
import * as shapes from "../protocol/shapes.js";
import { isSettled } from "../protocol/statuses.js";
import type { ToolCallContentItem, ToolCallStatus } from "../protocol/types.js";
import { AppendList } from "./appendList.js";
import { decodeField } from "./decodeField.js";
import { immer, peek } from "./immer.js";
import { patchMeta, withField } from "./patchMeta.js";
import type { ToolCall } from "./records.js";
import { isOmitted, type ReduceContext, reporter } from "./reduceContext.js";

/** A record that may be written to: immer's draft of one, or one that nobody has seen yet. */
export type ToolCallDraft = { -readonly [Field in keyof ToolCall]: ToolCall[Field] };

/** Where a patch comes from: it decides whether a status may restart a call the client cancelled. */
export type ToolCallSource = "tool_call" | "tool_call_update" | "permission";

type Reader = (
  draft: ToolCallDraft,
  value: unknown,
  update: object,
  context: ReduceContext,
  source: ToolCallSource,
) => void;

/** A new call with the protocol's defaults. */
export function createToolCall(toolCallId: string, context: ReduceContext): ToolCall {
  return {
    toolCallId,
    kind: "other",
    status: "pending",
    content: AppendList.from(),
    locations: [],
    ...(context.now === undefined ? {} : { startedAt: context.now }),
  };
}

/**
 * Applies a `tool_call_update` (v1 also `tool_call`) or a permission request's tool call: omitted
 * fields stay, values replace, `null` clears in v2 and says nothing in v1.
 * https://agentclientprotocol.com/protocol/v2/tool-calls
 */
export function patchToolCall(
  draft: ToolCallDraft,
  update: object,
  context: ReduceContext,
  source: ToolCallSource,
): void {
  for (const field of Object.keys(update)) {
    if (field === "toolCallId" || field === "sessionUpdate") continue;
    const value = own(update, field);
    if (isOmitted(value, context)) continue;
    const reader = READERS.get(field);
    if (reader) reader(draft, value, update, context, source);
    else draft.unknownFields = withField(peek(draft, "unknownFields"), field, value);
  }
}

/** Appends an item that `decodeChunk` returned. */
export function appendContentChunk(draft: ToolCallDraft, item: unknown): void {
  draft.content = draft.content.append(item as ToolCallContentItem);
}

/** The item of a chunk, or `INVALID` after a report: a chunk without an item is no chunk. */
export function decodeChunk(update: object, context: ReduceContext): unknown {
  const decoder = shapes.toolCallContentItem(context.protocolVersion);
  const content = own(update, "content");
  if (decoder.accepts(content)) return content;
  const report = reporter(update, context);
  const item = decode(decoder, content, "content", (path, expected) =>
    report("invalid_field", `${path} is not ${expected}; it counts as omitted.`),
  );
  if (item === INVALID) {
    report("invalid_update", `content is not ${decoder.expected}; the chunk was not applied.`);
  }
  return item;
}

/**
 * The call after one update, for hosts that keep state elsewhere. Pure: `toolCall` stays as it is.
 * Takes `tool_call`, `tool_call_update` and `tool_call_content_chunk`; an unusable update is reported
 * through `context.onIssue` and returns `toolCall`.
 */
export function reduceToolCall(
  toolCall: ToolCall | undefined,
  update: { readonly toolCallId: string; readonly sessionUpdate?: string },
  context: ReduceContext,
  source: ToolCallSource = update.sessionUpdate === "tool_call" ? "tool_call" : "tool_call_update",
): ToolCall | undefined {
  if (!isObject(update) || typeof update.toolCallId !== "string") {
    reporter(update, context)("invalid_update", "toolCallId is not a string; the update was not applied.");
    return toolCall;
  }
  const isChunk = update.sessionUpdate === "tool_call_content_chunk";
  const item = isChunk ? decodeChunk(update, context) : undefined;
  if (item === INVALID) return toolCall;
  const base = toolCall ?? createToolCall(update.toolCallId, context);
  return Object.freeze(
    immer.produce(base, (draft: ToolCallDraft) => {
      if (isChunk) appendContentChunk(draft, item);
      else patchToolCall(draft, update, context, source);
    }),
  );
}

/** Marks a call that has not settled as cancelled by the client, until the agent says otherwise. */
export function cancelToolCall(draft: ToolCallDraft, turn: number, now: number): void {
  draft.status = "cancelled";
  draft.cancelledInTurn = turn;
  draft.endedAt = now;
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["title", optional("title", string)],
  ["name", optional("name", string)],
  ["capabilities", optional("capabilities", shapes.capabilities)],
  ["rawInput", raw("rawInput")],
  ["rawOutput", raw("rawOutput")],
  ["kind", readKind],
  ["status", readStatus],
  ["content", readContent],
  ["locations", readLocations],
  ["_meta", readMeta],
]);

function optional(field: "title" | "name" | "capabilities", decoder: Decoder): Reader {
  return (draft, value, update, context) => {
    if (value === null) {
      delete draft[field];
      return;
    }
    const decoded = decodeField(decoder, field, value, update, context);
    if (decoded !== INVALID) draft[field] = decoded as never;
  };
}

function raw(field: "rawInput" | "rawOutput"): Reader {
  return (draft, value) => {
    if (value === null) delete draft[field];
    else draft[field] = value;
  };
}

function readKind(draft: ToolCallDraft, value: unknown, update: object, context: ReduceContext): void {
  const decoded = value === null ? "other" : decodeField(string, "kind", value, update, context);
  if (decoded !== INVALID) draft.kind = decoded as string;
}

function readStatus(
  draft: ToolCallDraft,
  value: unknown,
  update: object,
  context: ReduceContext,
  source: ToolCallSource,
): void {
  const decoded = value === null ? "pending" : decodeField(string, "status", value, update, context);
  if (decoded === INVALID) return;
  const status = decoded as ToolCallStatus;
  const wasSettled = isSettled(draft.status);
  if (isSettled(status)) {
    const isNews = !wasSettled || draft.cancelledInTurn !== undefined;
    if (isNews && context.now !== undefined) draft.endedAt = context.now;
  } else if (wasSettled) {
    if (!mayRun(draft, value, context, source)) return;
    delete draft.endedAt;
  }
  if (wasSettled) delete draft.cancelledInTurn;
  draft.status = status;
}

/** An agent may race the client's cancel: an unsettled status restarts a call only when it is news. */
function mayRun(
  draft: ToolCallDraft,
  value: unknown,
  { turn = 0 }: ReduceContext,
  source: ToolCallSource,
): boolean {
  if (draft.cancelledInTurn === undefined) return true;
  if (value === null || source === "permission") return false;
  return source === "tool_call" || turn > draft.cancelledInTurn;
}

function readContent(draft: ToolCallDraft, value: unknown, update: object, context: ReduceContext): void {
  const decoder = shapes.toolCallContent(context.protocolVersion);
  const decoded = value === null ? [] : decodeField(decoder, "content", value, update, context);
  if (decoded !== INVALID) draft.content = AppendList.from(decoded as ToolCallContentItem[]);
}

function readLocations(draft: ToolCallDraft, value: unknown, update: object, context: ReduceContext): void {
  const decoder = shapes.toolCallLocations(context.protocolVersion);
  const decoded = value === null ? [] : decodeField(decoder, "locations", value, update, context);
  if (decoded !== INVALID) draft.locations = decoded as ToolCall["locations"];
}

function readMeta(draft: ToolCallDraft, value: unknown, update: object, context: ReduceContext): void {
  if (value === null) {
    delete draft._meta;
    return;
  }
  const decoded = decodeField(object, "_meta", value, update, context);
  if (decoded !== INVALID) draft._meta = patchMeta(peek(draft, "_meta"), decoded as Record<string, unknown>);
}
