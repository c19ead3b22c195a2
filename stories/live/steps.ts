import type { CallFields, Turn } from "./turn.js";

let messages = 0;

/** Says a sentence, a few words at a time. */
export async function say(turn: Turn, sentence: string): Promise<void> {
  const messageId = `${turn.id}_message_${++messages}`;
  for (const words of sentence.match(/(?:\S+\s*){1,4}/g) ?? []) {
    await turn.send({
      sessionUpdate: "agent_message_chunk",
      messageId,
      content: { type: "text", text: words },
    });
    await turn.wait(0.5);
  }
}

/** Writes to a terminal. */
export function print(turn: Turn, terminalId: string, bytes: Uint8Array): Promise<void> {
  const data = btoa(String.fromCharCode(...bytes));
  return turn.send({ sessionUpdate: "terminal_output_chunk", terminalId, data });
}

/** Ends a call, and with it the offer to cancel it. */
export function finish(
  turn: Turn,
  toolCallId: string,
  status: "completed" | "failed" | "cancelled",
): Promise<void> {
  return turn.send({ sessionUpdate: "tool_call_update", toolCallId, status, capabilities: null });
}

/** A call that runs a command in a terminal. */
export function commandCall(toolCallId: string, terminalId: string, command: string): CallFields {
  return {
    toolCallId,
    title: command,
    name: "bash",
    kind: "execute",
    rawInput: { command },
    content: [{ type: "terminal", terminalId }],
  };
}
