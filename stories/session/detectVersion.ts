import type { ProtocolVersion } from "acp-tool-calls/store";
import { asObject, type Message } from "./message.js";

/** Updates that only one version has. */
const UPDATES: Readonly<Record<string, ProtocolVersion>> = {
  tool_call: 1,
  plan: 1,
  current_mode_update: 1,
  state_update: 2,
  terminal_update: 2,
  terminal_output_chunk: 2,
  tool_call_content_chunk: 2,
  user_message: 2,
  agent_message: 2,
  agent_thought: 2,
  plan_update: 2,
};

/**
 * The protocol version that messages are written in: what `initialize` was answered, else the first sign of
 * either version, else v2 when there are tool calls, which v1 would have announced, and v1 otherwise.
 */
export function detectVersion(messages: readonly Message[]): ProtocolVersion {
  let hasToolCalls = false;
  for (const message of messages) {
    const version = versionOf(message);
    if (version) return version;
    hasToolCalls ||= updateOf(message).sessionUpdate === "tool_call_update";
  }
  return hasToolCalls ? 2 : 1;
}

function versionOf(message: Message): ProtocolVersion | undefined {
  const { method = "", from } = message;
  const params = asObject(message.params);
  const negotiated = asObject(message.result).protocolVersion;
  if (negotiated === 1 || negotiated === 2) return negotiated;
  if (from === "client") return undefined;
  if (/^(terminal|fs)\//.test(method)) return 1;
  if (method === "session/request_permission") return "toolCall" in params ? 1 : 2;
  if (method !== "session/update") return undefined;
  const { sessionUpdate, messageId } = updateOf(message);
  if (typeof sessionUpdate !== "string") return undefined;
  // v2 names the message that each chunk belongs to; v1 agents may or may not.
  if (sessionUpdate.endsWith("_message_chunk") && messageId === undefined) return 1;
  return Object.hasOwn(UPDATES, sessionUpdate) ? UPDATES[sessionUpdate] : undefined;
}

function updateOf(message: Message): Readonly<Record<string, unknown>> {
  return asObject(asObject(message.params).update);
}
