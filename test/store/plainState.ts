import type { Terminal, ToolCall, ToolCallStore } from "acp-tool-calls/store";
import type { NaiveState } from "./naiveReducer.js";

type Json = Record<string, unknown>;
export interface PlainState {
  readonly order: readonly string[];
  readonly toolCalls: readonly Json[];
  readonly terminals: readonly Json[];
}

/** A call as plain data, without the client's times. */
export function plainToolCall({ content, startedAt, endedAt, cancelledInTurn, ...fields }: ToolCall): Json {
  return {
    ...fields,
    content: [...content],
    ...(cancelledInTurn === undefined ? {} : { markedIn: cancelledInTurn }),
  };
}

/** A terminal as plain data, its bytes in hexadecimal digits. */
export function plainTerminal({ output, startedAt, endedAt, ...fields }: Terminal): Json {
  return { ...fields, output: Buffer.concat([...output]).toString("hex") };
}

export function plainStore(store: ToolCallStore): PlainState {
  const { toolCallIds, terminalIds } = store.getState();
  return {
    order: toolCallIds,
    toolCalls: toolCallIds.map((id) => plainToolCall(store.getToolCall(id) as ToolCall)),
    terminals: terminalIds.map((id) => plainTerminal(store.getTerminal(id) as Terminal)),
  };
}

export function plainNaive({ order, toolCalls, terminals }: NaiveState): PlainState {
  return { order, toolCalls: [...toolCalls.values()], terminals: [...terminals.values()] };
}
