import { isObject, own } from "../protocol/ownField.js";
import type { DialectContext } from "../store/dialect.js";
import type { ToolCall } from "../store/records.js";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a call that dialects look at, before an update or as they will be after it. */
export interface CallView {
  readonly toolCallId: string;
  readonly title?: unknown;
  readonly name?: unknown;
  readonly kind?: unknown;
  readonly status?: unknown;
  readonly rawInput?: unknown;
  readonly rawOutput?: unknown;
  /** Top-level keys; never drafted or copied. */
  readonly _meta: Fields;
  /** The text of the only content item; absent when there is none, more than one, or it is no text. */
  readonly onlyText?: string | undefined;
  /** How many content items there are. */
  readonly items: number;
}

/** A stored call as dialects see it. */
export function viewCall(toolCall: ToolCall): CallView {
  const { toolCallId, title, name, kind, status, rawInput, rawOutput, _meta = {}, content } = toolCall;
  const onlyText = content.length === 1 ? textOf(content.at(0)) : undefined;
  const items = content.length;
  return { toolCallId, title, name, kind, status, rawInput, rawOutput, _meta, onlyText, items };
}

/** The call as it will be once the update is applied. */
export function viewUpdated(update: Fields, { toolCall, protocolVersion }: DialectContext): CallView {
  const before: CallView = toolCall
    ? viewCall(toolCall)
    : { toolCallId: String(update.toolCallId), _meta: {}, items: 0 };
  const after = (field: "title" | "name" | "kind" | "status" | "rawInput" | "rawOutput") => {
    const value = own(update, field);
    if (value === undefined || (value === null && protocolVersion === 1)) return before[field];
    return value ?? undefined;
  };
  const content = own(update, "content");
  const meta = own(update, "_meta");
  return {
    toolCallId: before.toolCallId,
    title: after("title"),
    name: after("name"),
    kind: after("kind"),
    status: after("status"),
    rawInput: after("rawInput"),
    rawOutput: after("rawOutput"),
    _meta: isObject(meta) ? { ...before._meta, ...meta } : before._meta,
    ...(Array.isArray(content)
      ? { onlyText: content.length === 1 ? textOf(content[0]) : undefined, items: content.length }
      : { onlyText: before.onlyText, items: before.items }),
  };
}

/** An own field of a value that may be no object. */
export function field(value: unknown, name: string): unknown {
  return isObject(value) ? own(value, name) : undefined;
}

/** The same where it is a string. */
export function stringField(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === "string" ? found : undefined;
}

/** The same where it is a whole number. */
export function integerField(value: unknown, name: string): number | undefined {
  const found = field(value, name);
  return Number.isInteger(found) ? (found as number) : undefined;
}

function textOf(item: unknown): string | undefined {
  const block = field(item, "content");
  return field(block, "type") === "text" ? stringField(block, "text") : undefined;
}
