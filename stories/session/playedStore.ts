import type { ToolCallStore } from "acp-tool-calls/store";
import { createPlayedSession, type PlayedSession } from "./playSession.js";
import { loadRecording } from "./recordings.js";

/** A store that has seen a recording to its end, with the answers that were given. */
export async function playedStore(name: string): Promise<ToolCallStore> {
  return (await playedSession(name)).store;
}

/** The same with the stores of sub-agents that have sessions of their own. */
export async function playedSession(name: string): Promise<PlayedSession> {
  const { protocolVersion, messages } = await loadRecording(name);
  let time = 0;
  const session = createPlayedSession({ protocolVersion, recordedAnswers: true, now: () => time });
  for (const message of messages) {
    time = message.at;
    session.play(message);
    session.flush();
  }
  return session;
}
