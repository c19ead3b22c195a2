import type { ProtocolVersion } from "acp-tool-calls/store";
import { createAgentV1 } from "./agentV1.js";
import { createAgentV2 } from "./agentV2.js";
import { type LiveSession, messageOf, openLiveSession } from "./liveSession.js";
import { runScript } from "./script.js";
import { createStreamPair, openSocketStream } from "./streams.js";

/** Starts the scripted agent in this page and connects to it. */
export function openScriptedAgent(protocolVersion: ProtocolVersion, beat: number): Promise<LiveSession> {
  const { client, agent } = createStreamPair();
  const app = protocolVersion === 2 ? createAgentV2 : createAgentV1;
  app({ script: runScript, beat }).connect(agent);
  return openLiveSession(client, protocolVersion, "/workspace/demo");
}

/** The agent that the development server was started with, if any; see `.storybook/agentSocket.ts`. */
export const LOCAL_AGENT = import.meta.env.ACP_AGENT as
  | { readonly command: string; readonly cwd: string; readonly path: string }
  | undefined;

/**
 * Connects to the development server's agent: in v2, or, when its reply to `initialize` is not that of a
 * v2 agent, anew in v1.
 */
export async function openLocalAgent({ path, cwd }: NonNullable<typeof LOCAL_AGENT>): Promise<LiveSession> {
  const url = new URL(path, location.href.replace(/^http/, "ws")).href;
  try {
    return await openLiveSession(await openSocketStream(url), 2, cwd);
  } catch (errorInV2) {
    try {
      return await openLiveSession(await openSocketStream(url), 1, cwd);
    } catch (error) {
      throw new Error(`${messageOf(error)} (in v2: ${messageOf(errorInV2)})`);
    }
  }
}
