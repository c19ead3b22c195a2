import type { SessionUpdateV2 } from "acp-tool-calls/store";
import { readCall } from "../toolCall/calls.js";
import { finish, print, say } from "./steps.js";
import { runCall, type Turn } from "./turn.js";

/** Two sub-agents with sessions of their own look around at the same time; one of them asks to run something. */
export async function explore(turn: Turn): Promise<void> {
  await say(turn, "Two sub-agents look around for me.");
  await Promise.all([
    delegate(turn, "Find who retries", async (child) => {
      await read(child, "src/net/retry.ts");
      await read(child, "src/net/client.ts");
    }),
    delegate(turn, "Run the tests", async (child) => {
      await read(child, "test/net/retry.test.ts");
      await runTests(child);
    }),
  ]);
  await say(turn, "The client alone retries, and the tests cover that.");
}

/** Lets a sub-agent work and tells the parent's session how it stands. One that is cancelled alone ends alone. */
async function delegate(turn: Turn, title: string, work: (child: Turn) => Promise<void>): Promise<void> {
  const sessionId = `${turn.id}_${title.toLowerCase().replaceAll(" ", "_")}`;
  const child = turn.subagent(sessionId);
  const report = (fields: object) =>
    // The stable schema does not have sub-agents yet.
    turn.send({ sessionUpdate: "subagent_update", sessionId, ...fields } as unknown as SessionUpdateV2);
  await report({ title, description: "explore", capabilities: { cancel: {} }, state: { state: "running" } });
  try {
    await work(child);
  } catch (error) {
    if (!child.signal.aborted) throw error;
  }
  const stopReason = child.signal.aborted ? "cancelled" : "end_turn";
  await report({ state: { state: "idle", stopReason } });
  // Cancelled with the whole turn, nothing goes on.
  turn.signal.throwIfAborted();
}

async function read(turn: Turn, path: string): Promise<void> {
  const toolCallId = `${turn.id}_${path}`;
  const { name, kind, content } = readCall.call;
  const locations = [{ path: `/workspace/demo/${path}` }];
  await runCall(turn, { toolCallId, title: `Read ${path}`, name, kind, locations }, async () => {
    await turn.wait(4);
    await turn.send({ sessionUpdate: "tool_call_update", toolCallId, content: content ?? [] });
    await finish(turn, toolCallId, "completed");
  });
}

async function runTests(turn: Turn): Promise<void> {
  const [toolCallId, terminalId, command] = [`${turn.id}_test`, `${turn.id}_terminal`, "npm test -- retry"];
  const call = { toolCallId, title: command, name: "bash", kind: "execute" as const, rawInput: { command } };
  await runCall(turn, { ...call, content: [{ type: "terminal", terminalId }] }, async () => {
    const option = await turn.ask({
      title: "Run the tests?",
      subject: { type: "command", command, cwd: "/workspace/demo", toolCallId },
      options: [
        { optionId: "once", name: "Allow once", kind: "allow_once" },
        { optionId: "no", name: "Reject", kind: "reject_once" },
      ],
    });
    if (option !== "once") return finish(turn, toolCallId, "failed");
    await turn.send({ sessionUpdate: "terminal_update", terminalId, command, cwd: "/workspace/demo" });
    for (const line of ["retry.test.ts", "12 passed"]) {
      await turn.wait(2);
      await print(turn, terminalId, new TextEncoder().encode(`${line}\n`));
    }
    await turn.send({ sessionUpdate: "terminal_update", terminalId, exitStatus: { exitCode: 0 } });
    await finish(turn, toolCallId, "completed");
  });
}
