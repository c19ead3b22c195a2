import { useMemo, useSyncExternalStore } from "react";
import { usePausable } from "../../react/paused.js";
import { useToolCallStore } from "../../react/store.js";
import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import { readSessionUsage, type SessionUsage } from "../../usage/sessionUsage.js";

/** The use of tools in the session of the store, and in those of its sub-agents where sessions are given. */
export function useSessionUsage(
  sessionId: string,
  sessions: ToolCallSessions | undefined,
): readonly SessionUsage[] {
  const store = useToolCallStore();
  const { subscribe, read } = useMemo(
    () => createUsageSource(sessionId, store, sessions),
    [sessionId, store, sessions],
  );
  return useSyncExternalStore(usePausable(subscribe), read, read);
}

function createUsageSource(sessionId: string, store: ToolCallStore, sessions: ToolCallSessions | undefined) {
  let seen: readonly unknown[] = [];
  let usage: readonly SessionUsage[] = [];

  function family(): (readonly [sessionId: string, store: ToolCallStore])[] {
    if (!sessions) return [[sessionId, store]];
    // A client may know the session by another name than exports are to have.
    const own = [...sessions.getState().keys()].find((id) => sessions.getStore(id) === store) ?? sessionId;
    const subagents = sessions.getSubagents(own).map((id) => [id, sessions.getStore(id)] as const);
    return [[sessionId, store], ...subagents];
  }

  function read(): readonly SessionUsage[] {
    const members = family();
    const states = members.map(([, member]) => member.getState());
    if (states.length !== seen.length || states.some((state, index) => state !== seen[index])) {
      seen = states;
      usage = members.map(([id, member]) => readSessionUsage(id, member));
    }
    return usage;
  }

  function subscribe(listener: () => void): () => void {
    const stops = new Map<ToolCallStore, () => void>();
    const watchAll = () => {
      for (const [, member] of family())
        if (!stops.has(member)) stops.set(member, member.subscribe(listener));
    };
    watchAll();
    const stopTree = sessions?.subscribe(() => {
      watchAll();
      listener();
    });
    return () => {
      stopTree?.();
      for (const stop of stops.values()) stop();
    };
  }

  return { subscribe, read };
}
