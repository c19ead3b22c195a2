import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import { type SessionEvents, watchSession } from "./watchSession.js";

/** Sessions that are watched. */
export interface WatchedSessions {
  /** The session, and its sub-agents that are known by now. */
  stores(): readonly ToolCallStore[];
  stop(): void;
}

/** Watches a session and, where the client's sessions are given, each of its sub-agents from when it appears. */
export function watchSessions(
  store: ToolCallStore,
  sessions: ToolCallSessions | undefined,
  events: SessionEvents,
): WatchedSessions {
  const stops = new Map<ToolCallStore, () => void>();

  function watch(added: ToolCallStore): void {
    if (!stops.has(added)) stops.set(added, watchSession(added, events));
  }

  function watchSubagents({ getState, getStore, getSubagents }: ToolCallSessions): void {
    const own = [...getState().keys()].find((sessionId) => getStore(sessionId) === store);
    if (own !== undefined) for (const sessionId of getSubagents(own)) watch(getStore(sessionId));
  }

  watch(store);
  if (sessions) watchSubagents(sessions);
  const unsubscribe = sessions?.subscribe(() => watchSubagents(sessions));
  return {
    stores: () => [...stops.keys()],
    stop() {
      unsubscribe?.();
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
}
