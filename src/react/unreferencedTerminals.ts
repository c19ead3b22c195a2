import { useMemo } from "react";
import type { ToolCall, ToolCallSession } from "../store/records.js";
import { textTerminalId } from "../store/textTerminal.js";
import type { ToolCallStore } from "../store/toolCallStore.js";
import { sameItems } from "./sameItems.js";
import { useToolCallSession, useToolCallStore } from "./store.js";

/**
 * Ids of the terminals that no tool call of the session shows, in order of first appearance. Agents may
 * report a terminal before the call that refers to it, or without any.
 * @see https://agentclientprotocol.com/protocol/terminals
 */
export function useUnreferencedTerminalIds(): readonly string[] {
  const store = useToolCallStore();
  return useToolCallSession(useMemo(() => createReader(store), [store]));
}

/** Looks again only at calls that changed, and only once the session has terminals. */
function createReader(store: ToolCallStore): (session: ToolCallSession) => readonly string[] {
  const shownBy = new Map<string, readonly string[]>();
  let revision = -1;
  let terminalIds: readonly string[] = [];
  let result: readonly string[] = [];

  /** Whether another terminal is shown than before, or one no longer. */
  function readCalls(session: ToolCallSession): boolean {
    const isNext = session.revision === revision + 1 && session.toolCallIds.length > 0;
    if (!isNext) shownBy.clear();
    let changed = !isNext;
    for (const id of isNext ? session.changedToolCallIds : session.toolCallIds) {
      const call = store.getToolCall(id);
      const shown = call ? terminalsOf(call) : [];
      if (sameItems(shown, shownBy.get(id) ?? [])) continue;
      shownBy.set(id, shown);
      changed = true;
    }
    return changed;
  }

  return (session) => {
    if (session.revision === revision || (session.terminalIds.length === 0 && result.length === 0)) {
      return result;
    }
    const changed = readCalls(session);
    revision = session.revision;
    if (!changed && session.terminalIds === terminalIds) return result;
    terminalIds = session.terminalIds;
    const shown = new Set([...shownBy.values()].flat());
    const next = terminalIds.filter((id) => !shown.has(id));
    if (!sameItems(next, result)) result = next;
    return result;
  };
}

/** Those its content names, and those that dialects make for it. */
function terminalsOf({ toolCallId, content }: ToolCall): readonly string[] {
  const ids = [toolCallId, textTerminalId(toolCallId)];
  for (const item of content) if (item.type === "terminal") ids.push(item.terminalId);
  return ids;
}
