import { useMemo, useSyncExternalStore } from "react";
import type { ToolCall, ToolCallSession } from "../store/records.js";
import { textTerminalId } from "../store/textTerminal.js";
import type { ToolCallStore } from "../store/toolCallStore.js";
import { useToolCallStore } from "./store.js";

/**
 * Ids of the terminals that no tool call of the session shows, in order of first appearance. Agents may
 * report a terminal before the call that refers to it, or without any.
 * @see https://agentclientprotocol.com/protocol/terminals
 */
export function useUnreferencedTerminalIds(): readonly string[] {
  const store = useToolCallStore();
  const read = useMemo(() => createReader(store), [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Looks again only at calls that changed, and only once the session has terminals. */
function createReader(store: ToolCallStore): () => readonly string[] {
  const shownBy = new Map<string, readonly string[]>();
  let revision = -1;
  let result: readonly string[] = [];

  function changedIds(session: ToolCallSession): readonly string[] {
    const isNext = session.revision === revision + 1 && session.toolCallIds.length > 0;
    if (isNext) return session.changedToolCallIds;
    shownBy.clear();
    return session.toolCallIds;
  }

  return () => {
    const session = store.getState();
    if (session.revision === revision || (session.terminalIds.length === 0 && result.length === 0)) {
      return result;
    }
    for (const id of changedIds(session)) {
      const call = store.getToolCall(id);
      if (call) shownBy.set(id, terminalsOf(call));
    }
    revision = session.revision;
    const shown = new Set([...shownBy.values()].flat());
    const next = session.terminalIds.filter((id) => !shown.has(id));
    if (next.length !== result.length || next.some((id, index) => id !== result[index])) result = next;
    return result;
  };
}

/** Those its content names, and those that dialects make for it. */
function terminalsOf({ toolCallId, content }: ToolCall): readonly string[] {
  const ids = [toolCallId, textTerminalId(toolCallId)];
  for (const item of content) if (item.type === "terminal") ids.push(item.terminalId);
  return ids;
}
