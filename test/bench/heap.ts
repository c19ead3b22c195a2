import type { SessionUpdate, ToolCallStore } from "acp-tool-calls/store";
import type { Counts } from "./law.js";

const CALLS = 10_000;

/** Creates ten thousand calls and streams to each: text, a terminal's output, a title and how it ended. */
export async function streamSession(
  store: ToolCallStore,
  pause: () => Promise<unknown> | undefined,
): Promise<void> {
  const send = (update: object) => store.applySessionUpdate(update as SessionUpdate);
  const call = (toolCallId: string, fields: object) =>
    send({ sessionUpdate: "tool_call_update", toolCallId, ...fields });
  for (let index = 0; index < CALLS; index++) {
    const id = `call-${index}`;
    const terminalId = `terminal-${index}`;
    const rawInput = { command: `step ${index}` };
    call(id, { title: `Step ${index}`, kind: "execute", status: "in_progress", rawInput });
    for (const text of ["first ", "second ", `of ${index}`]) {
      const content = { type: "content", content: { type: "text", text } };
      send({ sessionUpdate: "tool_call_content_chunk", toolCallId: id, content });
    }
    const terminal = { type: "terminal", terminalId };
    send({ sessionUpdate: "tool_call_content_chunk", toolCallId: id, content: terminal });
    send({ sessionUpdate: "terminal_output_chunk", terminalId, data: btoa(`line of ${index}\n`) });
    call(id, { title: `Step ${index}, done`, status: index % 40 === 0 ? "failed" : "completed" });
    if (index % 500 === 499) await pause();
  }
  store.flush();
}

/** How the heap stands after the work, in percent of where it stood before, and how far it grew meanwhile. */
export async function heapAround(
  usedBytes: () => Promise<number>,
  work: () => Promise<unknown>,
  reset: () => Promise<unknown>,
): Promise<Counts> {
  const start = await usedBytes();
  await work();
  const full = await usedBytes();
  await reset();
  const end = await usedBytes();
  return { "percent when full": (full / start) * 100, "percent after reset": (end / start) * 100 };
}
