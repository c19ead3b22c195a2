import { INVALID } from "../protocol/decode.js";
import { isObject, own } from "../protocol/ownField.js";
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
  const options = readOptions(own(params, "options"));
  if (!options) return { problem: "options is not a list of options with optionId, name and kind" };
  if (version === 1) return { options, ...readToolCall(params, "toolCall") };
  const title = own(params, "title");
  if (typeof title !== "string") return { problem: "title is not a string" };
  const description = own(params, "description");
  const about = typeof description === "string" ? { description } : {};
  const subject = own(params, "subject");
  return { title, ...about, options, ...(subject == null ? {} : readSubject(subject)) };
}

type Problem = { readonly problem: string };
type Subject = Pick<Extract<ReadPermission, { options: unknown }>, "subject" | "toolCallUpdate"> | Problem;

function readSubject(subject: unknown): Subject {
  const type = own(subject, "type");
  if (typeof type !== "string") return { problem: "subject has no type" };
  if (type === "tool_call") return readToolCall(subject, "subject.toolCall");
  if (type !== "command") return { subject: { type: "unknown", value: subject } };
  const decoded = shapes.commandSubject.decode(subject, () => {});
  if (decoded === INVALID) return { problem: "subject is not a command with command and cwd" };
  return { subject: decoded as PermissionSubject };
}

function readToolCall(holder: unknown, path: string): Subject {
  const toolCallUpdate = own(holder, "toolCall");
  const toolCallId = isObject(toolCallUpdate) && own(toolCallUpdate, "toolCallId");
  if (typeof toolCallId !== "string") return { problem: `${path} is not an object with toolCallId` };
  return {
    toolCallUpdate: toolCallUpdate as Record<string, unknown>,
    subject: { type: "tool_call", toolCallId },
  };
}

function readOptions(value: unknown): readonly PermissionOption[] | undefined {
  let whole = true;
  const decoded = shapes.permissionOptions.decode(
    value,
    (path) => {
      if (path.endsWith("]")) whole = false;
    },
    "",
  );
  return decoded === INVALID || !whole ? undefined : (decoded as PermissionOption[]);
}
