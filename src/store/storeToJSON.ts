import { encodeBase64 } from "../protocol/base64.js";
import type { ProtocolVersion } from "../protocol/types.js";
import type { PermissionRecord, PermissionRequest, Terminal, ToolCall, ToolCallSession } from "./records.js";

type Fields = Readonly<Record<string, unknown>>;

/** What a store holds, as plain data: the protocol's fields under their names, and the client's own. */
export interface StoreJSON {
  readonly protocolVersion: ProtocolVersion;
  readonly toolCalls: readonly Fields[];
  readonly terminals: readonly Fields[];
  readonly permissionRequests: readonly Fields[];
  readonly permissionRecords: readonly Fields[];
  readonly agentState: string;
  readonly turn: number;
}

/**
 * A tool call as the fields of an update that would create it, unknown ones included: to forward it
 * or to fill another store. Without the client's own times.
 */
export function toolCallToUpdate({ startedAt, endedAt, cancelledInTurn, ...toolCall }: ToolCall): Fields {
  return toolCallToJSON(toolCall);
}

/** The same for a terminal; its bytes become one base64 snapshot. */
export function terminalToUpdate({ startedAt, endedAt, ...terminal }: Terminal): Fields {
  return terminalToJSON(terminal);
}

export function storeToJSON(
  protocolVersion: ProtocolVersion,
  session: ToolCallSession,
  getToolCall: (id: string) => ToolCall | undefined,
  getTerminal: (id: string) => Terminal | undefined,
): StoreJSON {
  return {
    protocolVersion,
    toolCalls: session.toolCallIds.flatMap((id) => getToolCall(id) ?? []).map(toolCallToJSON),
    terminals: session.terminalIds.flatMap((id) => getTerminal(id) ?? []).map(terminalToJSON),
    permissionRequests: session.permissionRequests.map(permissionToJSON),
    permissionRecords: session.permissionRecords.map(permissionToJSON),
    agentState: session.agentState,
    turn: session.turn,
  };
}

function toolCallToJSON({ unknownFields, content, ...fields }: ToolCall): Fields {
  return { ...unknownFields, ...fields, content: content.toArray() };
}

function terminalToJSON({ unknownFields, undecodableCharacters, output, ...fields }: Terminal): Fields {
  return { ...unknownFields, ...fields, output: { data: encodeBase64(output) } };
}

function permissionToJSON({ toolCall, ...rest }: PermissionRequest | PermissionRecord): Fields {
  return { ...rest, ...(toolCall ? { toolCall: toolCallToUpdate(toolCall) } : {}) };
}
