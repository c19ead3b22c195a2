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
export function toolCallToUpdate(toolCall: ToolCall): Fields {
  const { unknownFields, startedAt, endedAt, cancelledInTurn, content, ...fields } = toolCall;
  return { ...unknownFields, ...fields, content: content.toArray() };
}

/** The same for a terminal; its bytes become one base64 snapshot. */
export function terminalToUpdate(terminal: Terminal): Fields {
  const { unknownFields, startedAt, endedAt, undecodableCharacters, output, ...fields } = terminal;
  return { ...unknownFields, ...fields, output: { data: encodeBase64(output) } };
}

export function storeToJSON(
  protocolVersion: ProtocolVersion,
  session: ToolCallSession,
  getToolCall: (id: string) => ToolCall | undefined,
  getTerminal: (id: string) => Terminal | undefined,
): StoreJSON {
  return {
    protocolVersion,
    toolCalls: session.toolCallIds.flatMap((id) => {
      const toolCall = getToolCall(id);
      return toolCall ? [{ ...toolCallToUpdate(toolCall), ...times(toolCall) }] : [];
    }),
    terminals: session.terminalIds.flatMap((id) => {
      const terminal = getTerminal(id);
      return terminal ? [{ ...terminalToUpdate(terminal), ...times(terminal) }] : [];
    }),
    permissionRequests: session.permissionRequests.map(permissionToJSON),
    permissionRecords: session.permissionRecords.map(permissionToJSON),
    agentState: session.agentState,
    turn: session.turn,
  };
}

function times(record: ToolCall | Terminal): Fields {
  const { startedAt, endedAt } = record;
  const cancelledInTurn = "cancelledInTurn" in record ? record.cancelledInTurn : undefined;
  return {
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(cancelledInTurn === undefined ? {} : { cancelledInTurn }),
  };
}

function permissionToJSON({ toolCall, ...rest }: PermissionRequest | PermissionRecord): Fields {
  return { ...rest, ...(toolCall ? { toolCall: toolCallToUpdate(toolCall) } : {}) };
}
