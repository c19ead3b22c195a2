import { readToolCallFacts } from "acp-tool-calls/dialects";
import type { ToolCallSessions } from "acp-tool-calls/sdk";
import type { ToolCallSession } from "acp-tool-calls/store";
import type { StoreApi } from "zustand/vanilla";
import { addProse, addSubagent, addToolCall, type Transcript } from "./transcript.js";

/** What a session and its sub-agents read like. */
export interface Transcripts {
  readonly transcript: Transcript;
  /** Of each sub-agent that has a session of its own, by its id. */
  readonly subagents: ReadonlyMap<string, Transcript>;
}

export interface TranscriptKeeper {
  /** Follows a session that nobody has to announce: the client's own. */
  follow(sessionId: string): void;
  /** Adds what an update of a session says between its calls. */
  say(sessionId: string, update: unknown): void;
}

/** Keeps transcripts while a client's sessions change. A session without a parent is the one that is read. */
export function keepTranscripts(sessions: ToolCallSessions, view: StoreApi<Transcripts>): TranscriptKeeper {
  const followed = new Set<string>();

  function edit(sessionId: string, change: (items: Transcript) => Transcript): void {
    view.setState(({ transcript, subagents }) =>
      sessions.getState().get(sessionId)?.parentSessionId === undefined
        ? { transcript: change(transcript) }
        : { subagents: new Map(subagents).set(sessionId, change(subagents.get(sessionId) ?? [])) },
    );
  }

  function follow(sessionId: string): void {
    if (followed.has(sessionId)) return;
    followed.add(sessionId);
    const store = sessions.getStore(sessionId);
    let listed = 0;
    const list = ({ toolCallIds }: ToolCallSession) => {
      const added = toolCallIds.slice(listed);
      listed = toolCallIds.length;
      for (const id of added) {
        const toolCall = store.getToolCall(id);
        const parentId = toolCall && readToolCallFacts(toolCall).parentToolCallId;
        edit(sessionId, (items) => addToolCall(items, id, parentId));
      }
    };
    list(store.getState());
    store.subscribe(list);
  }

  sessions.subscribe((tree) => {
    for (const { sessionId, parentSessionId } of tree.values()) {
      if (parentSessionId === undefined || followed.has(sessionId)) continue;
      // What was called before is listed before.
      sessions.getStore(parentSessionId).flush();
      edit(parentSessionId, (items) => addSubagent(items, sessionId));
      follow(sessionId);
    }
  });

  return {
    follow,
    say(sessionId, update) {
      sessions.getStore(sessionId).flush();
      edit(sessionId, (items) => addProse(items, update));
    },
  };
}
