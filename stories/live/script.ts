import { editCall, fetchCall, readCall } from "../toolCall/calls.js";
import { text } from "../toolCall/playCall.js";
import { explore } from "./explore.js";
import { serve } from "./serve.js";
import { commandCall, finish, print, say } from "./steps.js";
import { type CallFields, runCall, type Turn } from "./turn.js";

/** What the scripted agent does with a prompt: one that names sub-agents, or the background, makes it use them. */
export function runScript(turn: Turn): Promise<void> {
  if (/background/i.test(turn.prompt)) return serve(turn);
  return /sub-?agent/i.test(turn.prompt) ? explore(turn) : repair(turn);
}

/**
 * A read in pieces, an edit that it asks about, a command in a terminal, a call that fails, and a long
 * one that can be cancelled by itself.
 */
async function repair(turn: Turn): Promise<void> {
  await say(turn, "I read the retry helper first, then cap its delay and run its tests.");
  await read(turn);
  if (await edit(turn)) {
    await test(turn);
    await fetchDocs(turn);
    await soak(turn);
    await say(turn, "The delay is capped, and the tests pass. The documentation could not be reached.");
  } else {
    await say(turn, "I leave `retry.ts` as it is.");
  }
}

async function read(turn: Turn): Promise<void> {
  const { title, name, kind, locations, rawInput } = readCall.call;
  const toolCallId = `${turn.id}_read`;
  await runCall(turn, { toolCallId, title, name, kind, locations, rawInput }, async () => {
    for (const piece of ["84 lines, of which the part in question:", ...texts(readCall.call)]) {
      await turn.wait(1);
      await turn.send({ sessionUpdate: "tool_call_content_chunk", toolCallId, content: text(piece) });
    }
    await finish(turn, toolCallId, "completed");
  });
}

/** Whether the user allowed it. */
async function edit(turn: Turn): Promise<boolean> {
  const { title, name, kind, locations, rawInput, content } = editCall.call;
  const toolCallId = `${turn.id}_edit`;
  let isAllowed = false;
  const call = { toolCallId, title, name, kind, locations, rawInput, status: "pending" } as const;
  await runCall(turn, call, async () => {
    const option = await turn.ask({
      title: "Edit src/net/retry.ts?",
      subject: { type: "tool_call", toolCall: { toolCallId, content: content ?? [] } },
      options: [
        { optionId: "once", name: "Allow once", kind: "allow_once" },
        { optionId: "no", name: "Reject", kind: "reject_once" },
      ],
    });
    isAllowed = option === "once";
    if (!isAllowed) return finish(turn, toolCallId, "failed");
    await turn.send({ sessionUpdate: "tool_call_update", toolCallId, status: "in_progress" });
    await turn.wait(1);
    await finish(turn, toolCallId, "completed");
  });
  return isAllowed;
}

const TEST_OUTPUT = `\u001b[2m RUN \u001b[0m test/net/retry.test.ts
 \u001b[32m✓\u001b[0m doubles the delay \u001b[2m2 ms\u001b[0m
 \u001b[32m✓\u001b[0m never exceeds the maximum \u001b[2m5 ms\u001b[0m
 \u001b[32m✓\u001b[0m begins anew after a success \u001b[2m1 ms\u001b[0m

 Tests  \u001b[32m12 passed\u001b[0m (12)
`;

/** Bytes per chunk: few enough that characters and escape sequences are cut in two. */
const CHUNK = 25;

async function test(turn: Turn): Promise<void> {
  const toolCallId = `${turn.id}_test`;
  const terminalId = `${turn.id}_test_terminal`;
  const command = "npm test -- retry";
  await runCall(turn, commandCall(toolCallId, terminalId, command), async () => {
    await turn.send({ sessionUpdate: "terminal_update", terminalId, command, cwd: "/workspace/demo" });
    const bytes = new TextEncoder().encode(TEST_OUTPUT);
    for (let at = 0; at < bytes.length; at += CHUNK) {
      await turn.wait(0.5);
      await print(turn, terminalId, bytes.subarray(at, at + CHUNK));
    }
    await turn.send({ sessionUpdate: "terminal_update", terminalId, exitStatus: { exitCode: 0 } });
    await finish(turn, toolCallId, "completed");
  });
}

async function fetchDocs(turn: Turn): Promise<void> {
  const { title, name, kind, rawInput, content } = fetchCall.call;
  const toolCallId = `${turn.id}_fetch`;
  await runCall(turn, { toolCallId, title, name, kind, rawInput }, async () => {
    await turn.wait(3);
    await turn.send({ sessionUpdate: "tool_call_update", toolCallId, content, status: "failed" });
  });
}

/** How long the long call lasts if nobody cancels it. */
const ROUNDS = 40;

async function soak(turn: Turn): Promise<void> {
  const toolCallId = `${turn.id}_soak`;
  const terminalId = `${turn.id}_soak_terminal`;
  const command = "npm run soak -- --requests 40000";
  const cancel = turn.cancelled(toolCallId);
  const stop = turn.cancelled(terminalId);
  const capabilities = { cancel: {} };
  const call = { ...commandCall(toolCallId, terminalId, command), capabilities };
  await runCall(turn, call, async () => {
    await turn.send({
      sessionUpdate: "terminal_update",
      terminalId,
      command,
      cwd: "/workspace/demo",
      capabilities,
    });
    for (let round = 1; round <= ROUNDS && !cancel.aborted && !stop.aborted; round++) {
      await print(turn, terminalId, new TextEncoder().encode(`${round * 1000} requests, 0 lost\n`));
      await turn.wait(1);
    }
    const isStopped = cancel.aborted || stop.aborted;
    const exitStatus = isStopped ? { signal: "SIGTERM" } : { exitCode: 0 };
    await turn.send({ sessionUpdate: "terminal_update", terminalId, exitStatus, capabilities: null });
    await finish(turn, toolCallId, isStopped ? "cancelled" : "completed");
  });
}

function texts({ content }: Pick<CallFields, "content">): string[] {
  return (content ?? []).flatMap((item) => {
    const block = item.type === "content" ? (item as ReturnType<typeof text>).content : undefined;
    return block ? [block.text] : [];
  });
}
