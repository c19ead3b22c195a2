import { anything, string } from "../protocol/decode.js";
import { capabilities, toolCallShapes } from "../protocol/shapes.js";
import { isSettled } from "../protocol/statuses.js";
import type { ProtocolVersion, ToolCallContentItem, ToolCallStatus } from "../protocol/types.js";
import { AppendList } from "./appendList.js";
import { readField } from "./readField.js";
import type { ToolCall } from "./records.js";
import {
  type Draft,
  type FieldRule,
  type Incoming,
  META_RULE,
  type RecordType,
  reduceRecord,
} from "./recordType.js";
import type { ReduceContext } from "./reduceContext.js";

/** Where a patch comes from: it decides whether a status may restart a call the client cancelled. */
export type ToolCallSource = "tool_call" | "tool_call_update" | "permission";

type Rules = ReadonlyMap<string, FieldRule<ToolCall>>;

function rulesOf(version: ProtocolVersion): Rules {
  const { content, locations } = toolCallShapes[version];
  return new Map<string, FieldRule<ToolCall>>([
    ["title", [string]],
    ["name", [string]],
    ["capabilities", [capabilities]],
    ["rawInput", [anything]],
    ["rawOutput", [anything]],
    ["kind", [string, writeKind]],
    ["status", [string, writeStatus]],
    ["content", [content, writeContent]],
    ["locations", [locations, writeLocations]],
    ["_meta", META_RULE as FieldRule<ToolCall>],
  ]);
}

const RULES: Readonly<Record<ProtocolVersion, Rules>> = { 1: rulesOf(1), 2: rulesOf(2) };

/** Tool calls, by https://agentclientprotocol.com/protocol/v2/tool-calls */
export const toolCallType: RecordType<ToolCall> = {
  idField: "toolCallId",
  streamField: "content",
  chunkUpdate: "tool_call_content_chunk",
  create: (toolCallId, { now }) => ({
    toolCallId,
    kind: "other",
    status: "pending",
    content: AppendList.from(),
    locations: [],
    ...(now === undefined ? {} : { startedAt: now }),
  }),
  rules: ({ protocolVersion }) => RULES[protocolVersion],
  readChunk: (update, context) =>
    readField(toolCallShapes[context.protocolVersion].item, "content", update, context, true),
  append: (content, item) => (content as ToolCall["content"]).append(item as ToolCallContentItem),
};

/**
 * The call after one update, for hosts that keep state elsewhere. Pure: `toolCall` stays as it is.
 * Takes `tool_call`, `tool_call_update` and `tool_call_content_chunk`; an unusable update is reported
 * through `context.onIssue` and returns `toolCall`.
 */
export function reduceToolCall(
  toolCall: ToolCall | undefined,
  update: { readonly toolCallId: string; readonly sessionUpdate?: string },
  context: ReduceContext,
  source?: ToolCallSource,
): ToolCall | undefined {
  return reduceRecord(toolCallType, toolCall, {
    update,
    context,
    source: source ?? String(update?.sessionUpdate),
  });
}

/** Marks a call that has not settled as cancelled by the client, until the agent says otherwise. */
export function cancelToolCall(draft: Draft<ToolCall>, turn: number, now: number): void {
  draft.status = "cancelled";
  draft.cancelledInTurn = turn;
  draft.endedAt = now;
}

function writeKind(draft: Draft<ToolCall>, value: unknown): void {
  draft.kind = (value ?? "other") as string;
}

function writeContent(draft: Draft<ToolCall>, value: unknown): void {
  draft.content = AppendList.from((value ?? []) as ToolCallContentItem[]);
}

function writeLocations(draft: Draft<ToolCall>, value: unknown): void {
  draft.locations = (value ?? []) as ToolCall["locations"];
}

function writeStatus(draft: Draft<ToolCall>, value: unknown, incoming: Incoming): void {
  const status = (value ?? "pending") as ToolCallStatus;
  const wasSettled = isSettled(draft.status);
  if (isSettled(status)) {
    const isNews = !wasSettled || draft.cancelledInTurn !== undefined;
    if (isNews && incoming.context.now !== undefined) draft.endedAt = incoming.context.now;
  } else if (wasSettled) {
    if (!mayRun(draft, value, incoming)) return;
    delete draft.endedAt;
  }
  if (wasSettled) delete draft.cancelledInTurn;
  draft.status = status;
}

/** An agent may race the client's cancel: an unsettled status restarts a call only when it is news. */
function mayRun(
  { cancelledInTurn }: Draft<ToolCall>,
  value: unknown,
  { context, source }: Incoming,
): boolean {
  if (cancelledInTurn === undefined) return true;
  if (value === null || source === "permission") return false;
  return source === "tool_call" || (context.turn ?? 0) > cancelledInTurn;
}
