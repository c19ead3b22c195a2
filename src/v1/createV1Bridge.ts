import { toKnownKind } from "../protocol/kinds.js";
import { isObject } from "../protocol/ownField.js";
import type {
  RequestPermissionRequestV1,
  RequestPermissionRequestV2,
  SessionUpdateV1,
  SessionUpdateV2,
} from "../protocol/types.js";
import type { Terminal, ToolCall } from "../store/records.js";
import { reduceTerminal } from "../store/reduceTerminal.js";
import { reduceToolCall } from "../store/reduceToolCall.js";
import { plainOutput } from "../terminal/plainOutput.js";
import { downgradeContent } from "./downgradeContent.js";
import { type Converted, collectLosses, type Loss, type ReportLoss } from "./loss.js";
import { downgradeCapabilities, downgradeKind, downgradeStatus, toV1PermissionRequestLossy } from "./toV1.js";

/** Options of `createV1Bridge`. */
export interface V1BridgeOptions {
  /** Called with each thing that v1 cannot say even with state, such as a cleared name. */
  readonly onLoss?: (loss: Loss) => void;
}

/** Speaks v1 for an agent that speaks v2, remembering what v1 has to be told anew. */
export interface V1Bridge {
  /**
   * The v1 updates to send for one v2 update, in order. Chunks become whole replacement lists, a
   * terminal's bytes become fenced text in the calls that show it, a diff becomes v1 diffs where its
   * patch holds the texts. Updates about other things give none.
   */
  convertUpdate(update: SessionUpdateV2): readonly SessionUpdateV1[];
  /** The v1 form of a permission request; its tool call is remembered as an ordinary update is. */
  convertPermissionRequest(request: RequestPermissionRequestV2): RequestPermissionRequestV1;
}

const V2 = { protocolVersion: 2 } as const;
type Fields = Record<string, unknown>;

/** Makes the bridge of one session. https://agentclientprotocol.com/rfds/v2/tool-call-updates */
export function createV1Bridge({ onLoss }: V1BridgeOptions = {}): V1Bridge {
  const toolCalls = new Map<string, ToolCall>();
  const terminals = new Map<string, Terminal>();
  const told = <T>({ value, losses }: Converted<T>): T => {
    for (const loss of losses) onLoss?.(loss);
    return value;
  };

  const terminalText = (id: string) => {
    const terminal = terminals.get(id);
    return terminal && plainOutput(terminal.output);
  };

  function convertToolCall(update: { toolCallId: string; sessionUpdate?: string }): SessionUpdateV1[] {
    const before = toolCalls.get(update.toolCallId);
    const after = reduceToolCall(before, update, V2);
    if (!after || after === before) return [];
    toolCalls.set(update.toolCallId, after);
    const fields = told(collectLosses((report) => changedFields(before, after, terminalText, report)));
    const meta = metaOf({ ...update });
    if (before && Object.keys({ ...fields, ...meta }).length === 0) return [];
    const sessionUpdate = before ? "tool_call_update" : "tool_call";
    return [{ sessionUpdate, toolCallId: update.toolCallId, ...fields, ...meta } as SessionUpdateV1];
  }

  function convertTerminal(update: { terminalId: string; sessionUpdate?: string }): SessionUpdateV1[] {
    const before = terminals.get(update.terminalId);
    const after = reduceTerminal(before, update, V2);
    if (!after) return [];
    terminals.set(update.terminalId, after);
    if (before?.output === after.output) return [];
    return [...toolCalls.values()]
      .filter((toolCall) => shows(toolCall, update.terminalId))
      .map(({ toolCallId, content }) => {
        const { value } = collectLosses((report) => downgradeContent(content, report, terminalText));
        return { sessionUpdate: "tool_call_update", toolCallId, content: value } as SessionUpdateV1;
      });
  }

  return {
    convertUpdate(update) {
      switch (update.sessionUpdate) {
        case "tool_call_update":
        case "tool_call_content_chunk":
          return convertToolCall(update as { toolCallId: string; sessionUpdate: string });
        case "terminal_update":
        case "terminal_output_chunk":
          return convertTerminal(update as { terminalId: string; sessionUpdate: string });
        default:
          return [];
      }
    },
    convertPermissionRequest(request) {
      const converted = told(toV1PermissionRequestLossy(request));
      const { subject } = request;
      if (subject?.type !== "tool_call") return converted;
      const { toolCall } = subject as unknown as { toolCall: { toolCallId: string } };
      const [update] = convertToolCall(toolCall);
      const { sessionUpdate, ...fields } = (update ?? {}) as Fields;
      const { toolCallId } = toolCall;
      return {
        ...converted,
        toolCall: { title: request.title, ...fields, toolCallId },
      } as RequestPermissionRequestV1;
    },
  };
}

function changedFields(
  before: ToolCall | undefined,
  after: ToolCall,
  terminalText: (id: string) => string | undefined,
  report: ReportLoss,
): Fields {
  const isNew = (field: keyof ToolCall) => before?.[field] !== after[field];
  const fields: Fields = {};
  if (!before || isNew("title")) fields.title = after.title ?? after.name ?? toKnownKind(after.kind);
  if (before && isNew("title") && !("title" in after)) report("cleared_title", "title", "v1 cannot clear it");
  if (isNew("kind")) fields.kind = downgradeKind(after.kind, report);
  if (isNew("capabilities")) downgradeCapabilities(after.capabilities, report);
  if (isNew("status")) fields.status = downgradeStatus(after.status, report);
  if (isNew("locations")) fields.locations = after.locations;
  if (before ? isNew("content") : after.content.length > 0) {
    fields.content = downgradeContent(after.content, report, terminalText);
  }
  for (const [field, code] of CLEARABLE) {
    if (!isNew(field)) continue;
    if (field in after) fields[field] = after[field];
    else report(code, field, "v1 cannot clear it");
  }
  return fields;
}

const CLEARABLE = [
  ["name", "cleared_name"],
  ["rawInput", "cleared_raw_input"],
  ["rawOutput", "cleared_raw_output"],
] as const;

/** v1 agents patch metadata by key as well; a chunk's metadata is the chunk's own. */
function metaOf(update: Fields): Fields {
  const isPatch = update.sessionUpdate !== "tool_call_content_chunk" && isObject(update._meta);
  return isPatch ? { _meta: update._meta } : {};
}

function shows({ content }: ToolCall, terminalId: string): boolean {
  for (const item of content) if (item.type === "terminal" && item.terminalId === terminalId) return true;
  return false;
}
