import { useMemo, useSyncExternalStore } from "react";
import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import type { SessionInfo, SessionTree } from "../../sdk/sessionTree.js";
import type { ToolCallSession } from "../../store/records.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import { type SubagentView, viewSubagent } from "./subagentStanding.js";

/** All sessions of a client; renders again when one comes, goes or is called otherwise. */
export function useSessionTree(sessions: ToolCallSessions): SessionTree {
  return useSyncExternalStore(sessions.subscribe, sessions.getState, sessions.getState);
}

/** A sub-agent's store, and its line; renders again when that store changed. */
export function useSubagent(
  sessions: ToolCallSessions,
  info: SessionInfo,
): SubagentView & { readonly store: ToolCallStore } {
  const store = sessions.getStore(info.sessionId);
  const read = useMemo(() => {
    let seen: ToolCallSession | undefined;
    let view: SubagentView | undefined;
    return () => {
      const session = store.getState();
      if (!view || session !== seen) view = viewSubagent(store, info);
      seen = session;
      return view;
    };
  }, [store, info]);
  return { ...useSyncExternalStore(store.subscribe, read, read), store };
}
