import { decode, INVALID, isObject, list, own, string } from "../protocol/decode.js";
import * as shapes from "../protocol/shapes.js";
import type { PermissionOption, ProtocolVersion } from "../protocol/types.js";
import type { PermissionSubject } from "./records.js";
import { describeError } from "./safely.js";

/** A permission request as far as it can be shown, or why it cannot. */
export type ReadPermission =
  | {
      readonly title?: string;
      readonly description?: string;
      readonly subject?: PermissionSubject;
      readonly options: readonly PermissionOption[];
      /** The tool call's fields that the request carries, to be applied as an ordinary update. */
      readonly toolCallUpdate?: Record<string, unknown>;
    }
  | { readonly problem: string };

/**
 * Reads the params of `session/request_permission`. A question whose subject or options are malformed
 * has no truthful form and is refused as a whole.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission
 */
export function readPermissionRequest(params: unknown, version: ProtocolVersion): ReadPermission {
  try {
    return read(params, version);
  } catch (error) {
    return { problem: `reading the request threw: ${describeError(error)}` };
  }
}

function read(params: unknown, version: ProtocolVersion): ReadPermission {
  if (!isObject(params)) return { problem: "the request is not an object" };
  const options = readOptions(own(params, "options"));
  if (!options) return { problem: "options is not a list of options with optionId, name and kind" };
  if (version === 1) {
    const toolCallUpdate = own(params, "toolCall");
    if (!hasId(toolCallUpdate)) return { problem: "toolCall is not an object with toolCallId" };
    return { options, toolCallUpdate, subject: { type: "tool_call", toolCallId: toolCallUpdate.toolCallId } };
  }
  const title = own(params, "title");
  if (typeof title !== "string") return { problem: "title is not a string" };
  const description = own(params, "description");
  const question = { title, options, ...(typeof description === "string" ? { description } : {}) };
  const subject = own(params, "subject");
  if (subject === undefined || subject === null) return question;
  return readSubject(question, subject);
}

type Question = { title: string; description?: string; options: readonly PermissionOption[] };

function readSubject(question: Question, subject: unknown): ReadPermission {
  if (!isObject(subject) || typeof subject.type !== "string") return { problem: "subject has no type" };
  if (subject.type === "tool_call") {
    const toolCallUpdate = own(subject, "toolCall");
    if (!hasId(toolCallUpdate)) return { problem: "subject.toolCall is not an object with toolCallId" };
    const { toolCallId } = toolCallUpdate;
    return { ...question, toolCallUpdate, subject: { type: "tool_call", toolCallId } };
  }
  if (subject.type === "command") {
    const decoded = decode(shapes.commandSubject, subject, "subject", () => {});
    if (decoded === INVALID) return { problem: "subject is not a command with command and cwd" };
    return { ...question, subject: decoded as PermissionSubject };
  }
  return { ...question, subject: { type: "unknown", value: subject } };
}

function readOptions(value: unknown): readonly PermissionOption[] | undefined {
  let whole = true;
  const decoded = decode(list(shapes.permissionOption), value, "options", (path) => {
    if (path.endsWith("]")) whole = false;
  });
  return decoded === INVALID || !whole ? undefined : (decoded as PermissionOption[]);
}

function hasId(value: unknown): value is Record<string, unknown> & { toolCallId: string } {
  return isObject(value) && string.accepts(own(value, "toolCallId"));
}
