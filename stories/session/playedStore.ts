import type { ToolCallStore } from "acp-tool-calls/store";
import { createPlayedSession } from "./playSession.js";
import { loadRecording } from "./recordings.js";

/** A store that has seen a recording to its end, with the answers that were given. */
export async function playedStore(name: string): Promise<ToolCallStore> {
  const { protocolVersion, messages } = await loadRecording(name);
  let time = 0;
  const { store, play } = createPlayedSession({ protocolVersion, recordedAnswers: true, now: () => time });
  for (const message of messages) {
    time = message.at;
    play(message);
    store.flush();
  }
  return store;
}
