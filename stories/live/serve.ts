import { commandCall, finish, print, say } from "./steps.js";
import type { Turn } from "./turn.js";

/** How long the preview is up: an agent's server would stay until somebody stops it. */
const ROUNDS = 60;

/** Starts a server that goes on in the background while the agent waits for the next prompt. */
export async function serve(turn: Turn): Promise<void> {
  const [toolCallId, terminalId, command] = [`${turn.id}_serve`, `${turn.id}_terminal`, "npm run preview"];
  await say(turn, "I start the preview.");
  const call = commandCall(toolCallId, terminalId, command);
  await turn.send({ sessionUpdate: "tool_call_update", status: "in_progress", ...call });
  await turn.send({ sessionUpdate: "terminal_update", terminalId, command, cwd: "/workspace/demo" });
  turn.inBackground(toolCallId, async (later) => {
    for (let round = 1; round <= ROUNDS; round++) {
      await print(later, terminalId, new TextEncoder().encode(`GET /retry?attempt=${round} 200\n`));
      await later.wait(2);
    }
    await later.send({ sessionUpdate: "terminal_update", terminalId, exitStatus: { exitCode: 0 } });
    await finish(later, toolCallId, "completed");
  });
  await say(turn, "It goes on in the background. What next?");
}
