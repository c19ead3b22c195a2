import { toKnownKind } from "../protocol/kinds.js";
import { isObject } from "../protocol/ownField.js";
import type {
  RequestPermissionRequestV1,
  RequestPermissionRequestV2,
  SessionUpdateV1,
  SessionUpdateV2,
} from "../protocol/types.js";
import { downgradeContent } from "./downgradeContent.js";
import { type Converted, collectLosses, type ReportLoss, strictly } from "./loss.js";
import type { LossCode } from "./losses.js";

type Fields = Record<string, unknown>;

/** The v1 update that a v2 tool-call update becomes. */
export type ToolCallUpdateV1 = Extract<SessionUpdateV1, { sessionUpdate: "tool_call_update" }>;

/**
 * A v2 `tool_call_update` as a v1 one. Throws a `ConversionError` that lists whatever v1 cannot say:
 * cleared scalars, chunks, terminals, `cancelled`, `paused`. Updates that are not about tool calls or
 * terminals give `undefined`. https://agentclientprotocol.com/rfds/v2/tool-call-updates
 */
export function toV1Update(update: SessionUpdateV2): ToolCallUpdateV1 | undefined {
  return strictly(toV1UpdateLossy(update));
}

/** The same with a stand-in for what v1 cannot say, where there is one, and a report of each loss. */
export function toV1UpdateLossy(update: SessionUpdateV2): Converted<ToolCallUpdateV1 | undefined> {
  return collectLosses((report) => {
    switch (update.sessionUpdate) {
      case "tool_call_update": {
        const { sessionUpdate, ...fields } = update;
        return { sessionUpdate, ...downgradeToolCall(fields, report) } as ToolCallUpdateV1;
      }
      case "tool_call_content_chunk":
        report("content_chunk", "content", "v1 replaces content and cannot append to it");
        return undefined;
      case "terminal_update":
      case "terminal_output_chunk":
        report("terminal", update.sessionUpdate, "v1 has no terminals of the agent's");
        return undefined;
      default:
        return undefined;
    }
  });
}

/** Throws a `ConversionError` for a question that v1 cannot ask. */
export function toV1PermissionRequest(request: RequestPermissionRequestV2): RequestPermissionRequestV1 {
  return strictly(toV1PermissionRequestLossy(request));
}

/**
 * A v2 permission request as a v1 one, which is always about a tool call: the question becomes the
 * call's title, a command a call of kind `execute`.
 */
export function toV1PermissionRequestLossy(
  request: RequestPermissionRequestV2,
): Converted<RequestPermissionRequestV1> {
  return collectLosses((report) => {
    const { title, description, subject, ...rest } = request;
    if (description) report("description", "description", "v1 requests have none");
    return { ...rest, toolCall: toolCallOf(title, subject, report) } as RequestPermissionRequestV1;
  });
}

function toolCallOf(
  title: string,
  subject: RequestPermissionRequestV2["subject"],
  report: ReportLoss,
): Fields {
  if (isObject(subject) && subject.type === "tool_call") {
    return { title, ...downgradeToolCall({ ...(subject.toolCall as object) }, report) };
  }
  if (isObject(subject) && subject.type === "command") {
    report("command_subject", "subject", "v1 asks about tool calls only");
    const { command, cwd } = subject;
    return {
      toolCallId: idFor(subject.toolCallId, title),
      title,
      kind: "execute",
      rawInput: { command, cwd },
    };
  }
  report("subject", "subject", "v1 asks about tool calls only");
  return { toolCallId: idFor(undefined, title), title };
}

function idFor(toolCallId: unknown, title: string): string {
  return typeof toolCallId === "string" ? toolCallId : `permission:${title}`;
}

type Downgrade = (value: unknown, report: ReportLoss) => unknown;
const LEFT_OUT = undefined;

function downgradeToolCall(fields: Fields, report: ReportLoss): Fields {
  const entries = Object.entries(fields).flatMap(([field, value]) => {
    const downgrade = FIELDS.get(field);
    const converted = downgrade ? downgrade(value, report) : value;
    return converted === LEFT_OUT ? [] : [[field, converted] as const];
  });
  return Object.fromEntries(entries);
}

const FIELDS: ReadonlyMap<string, Downgrade> = new Map<string, Downgrade>([
  ["title", uncleared("title", "cleared_title")],
  ["name", uncleared("name", "cleared_name")],
  ["rawInput", uncleared("rawInput", "cleared_raw_input")],
  ["rawOutput", uncleared("rawOutput", "cleared_raw_output")],
  ["_meta", uncleared("_meta", "cleared_meta")],
  ["capabilities", downgradeCapabilities],
  ["kind", downgradeKind],
  ["status", downgradeStatus],
  ["content", (value, report) => downgradeContent(Array.isArray(value) ? value : [], report)],
  ["locations", (value) => value ?? []],
]);

function uncleared(field: string, code: LossCode): Downgrade {
  return (value, report) => {
    if (value !== null) return value;
    report(code, field, "v1 cannot clear it");
    return LEFT_OUT;
  };
}

export function downgradeCapabilities(value: unknown, report: ReportLoss): unknown {
  if (value !== null && value !== undefined) report("capabilities", "capabilities", "v1 has none per call");
  return LEFT_OUT;
}

export function downgradeKind(value: unknown, report: ReportLoss): unknown {
  const kind = typeof value === "string" ? value : "other";
  if (toKnownKind(kind) !== kind) report("kind", "kind", `v1 does not know ${kind}`);
  return toKnownKind(kind);
}

const STATUSES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [null, "pending"],
  ["pending", "pending"],
  ["in_progress", "in_progress"],
  ["completed", "completed"],
  ["failed", "failed"],
]);

/** v1's nearest status: `failed` for `cancelled`, `in_progress` for `paused` and unknown ones. */
export function downgradeStatus(value: unknown, report: ReportLoss): string {
  const status = STATUSES.get(value);
  if (status) return status;
  report("status", "status", `v1 does not know ${value}`);
  return value === "cancelled" ? "failed" : "in_progress";
}
