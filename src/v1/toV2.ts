import { isObject } from "../protocol/ownField.js";
import type {
  RequestPermissionRequestV1,
  RequestPermissionRequestV2,
  SessionUpdateV1,
  SessionUpdateV2,
} from "../protocol/types.js";
import { type Converted, collectLosses, type ReportLoss, strictly } from "./loss.js";
import { upgradeDiff } from "./upgradeDiff.js";

type Fields = Record<string, unknown>;

/** The one tool-call update of v2 that v1's two become. */
export type ToolCallUpdateV2 = Extract<SessionUpdateV2, { sessionUpdate: "tool_call_update" }>;

/** Options of the conversions to v2. */
export interface ToV2Options {
  /**
   * What becomes of terminal content. A v1 terminal belongs to the client and a v2 terminal to the
   * agent, so a reference is kept only for a caller who reports the terminal's state under the same
   * id. Default `drop`.
   */
  readonly terminals?: "drop" | "keep";
}

/**
 * A v1 `tool_call` or `tool_call_update` as a v2 `tool_call_update`: both are upserts there. v1's
 * `null` says nothing and is left out. Other updates are not about tool calls and give `undefined`.
 * Throws a `ConversionError` for terminal content that is not kept.
 * https://agentclientprotocol.com/rfds/v2/tool-call-updates
 */
export function toV2Update(update: SessionUpdateV1, options: ToV2Options = {}): ToolCallUpdateV2 | undefined {
  return strictly(toV2UpdateLossy(update, options));
}

/** The same, with a report in place of the error. */
export function toV2UpdateLossy(
  update: SessionUpdateV1,
  options: ToV2Options = {},
): Converted<ToolCallUpdateV2 | undefined> {
  return collectLosses((report) => {
    const { sessionUpdate, ...fields } = update;
    if (sessionUpdate !== "tool_call" && sessionUpdate !== "tool_call_update") return undefined;
    return {
      sessionUpdate: "tool_call_update",
      ...upgradeToolCall(fields, options, report),
    } as ToolCallUpdateV2;
  });
}

/**
 * A v1 permission request as a v2 one about the same tool call. v2 wants a question of its own; the
 * call's title is what v1 clients show.
 */
export function toV2PermissionRequest(
  request: RequestPermissionRequestV1,
  options: ToV2Options = {},
): Converted<RequestPermissionRequestV2> {
  return collectLosses((report) => {
    const { toolCall, ...rest } = request;
    const title = toolCall.title?.trim() ? toolCall.title : (toolCall.kind ?? "other");
    if (title !== toolCall.title) report("request_title", "title", "the call has no title to ask about");
    const subject = { type: "tool_call", toolCall: upgradeToolCall({ ...toolCall }, options, report) };
    return { ...rest, title, subject } as RequestPermissionRequestV2;
  });
}

function upgradeToolCall(toolCall: Fields, options: ToV2Options, report: ReportLoss): Fields {
  const spoken = Object.entries(toolCall).filter(([, value]) => value !== null && value !== undefined);
  const upgrade = (field: string, value: unknown) => {
    if (!Array.isArray(value)) return value;
    if (field === "content") return upgradeContent(value, options, report);
    return field === "locations" ? value.map(upgradeLocation) : value;
  };
  return Object.fromEntries(spoken.map(([field, value]) => [field, upgrade(field, value)]));
}

/** v2's lines count from 1; in v1 a line may be 0, which agents send where they know none. */
function upgradeLocation(location: unknown): unknown {
  if (!isObject(location) || location.line !== 0) return location;
  const { line: _, ...rest } = location;
  return rest;
}

function upgradeContent(
  content: readonly unknown[],
  { terminals = "drop" }: ToV2Options,
  report: ReportLoss,
): unknown[] {
  return content.flatMap((item, index) => {
    if (!isObject(item)) return [item];
    if (item.type === "terminal" && terminals === "drop") {
      report("terminal", `content[${index}]`, "a terminal of the client's is none of the agent's");
      return [];
    }
    return [item.type === "diff" ? upgradeDiff(item) : item];
  });
}
