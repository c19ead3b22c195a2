import { isSettled } from "../../protocol/statuses.js";
import { type OpenStateStore, setAllOpen } from "../../react/openState.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import type { ListRow } from "./buildRows.js";

/** What a host may ask of a `ToolCallList`, through its ref. */
export interface ToolCallListHandle {
  /** Brings a call into view, opens the group it is in and moves focus to it. False when it is not in the list. */
  goToToolCall(toolCallId: string): boolean;
  /** The last call that has not settled. False when there is none. */
  goToRunning(): boolean;
  /** The failed call after the one this went to before; after the last one, the first again. */
  goToNextFailure(): boolean;
  /** Goes to the end and stays there while the list grows. */
  goToLatest(): void;
  expandAll(): void;
  collapseAll(): void;
}

interface Needs {
  readonly store: ToolCallStore;
  readonly openState: OpenStateStore;
  /** The rows as they are now, after whatever was opened. */
  readonly rows: () => readonly ListRow[];
  readonly show: (toolCallId: string, rowIndex: () => number) => void;
  readonly follow: () => void;
}

export function createListHandle({ store, openState, rows, show, follow }: Needs): ToolCallListHandle {
  let lastFailure: string | undefined;

  function goToToolCall(toolCallId: string): boolean {
    const isCall = (row: ListRow) => row.type === "call" && row.toolCallId === toolCallId;
    const holds = (row: ListRow) =>
      row.type === "group" && !row.open && row.calls.some((call) => call.toolCallId === toolCallId);
    for (let closed = rows().find(holds); closed; closed = rows().find(holds)) {
      setAllOpen(openState, [closed.key], true);
    }
    const index = () => rows().findIndex(isCall);
    if (index() < 0) return false;
    show(toolCallId, index);
    return true;
  }

  const idsWhere = (test: (status: string) => boolean) =>
    store.getState().toolCallIds.filter((id) => test(store.getToolCall(id)?.status ?? "completed"));

  function setAll(open: boolean): void {
    const groups = rows().flatMap((row) => (row.type === "group" ? [row.key] : []));
    setAllOpen(openState, [...groups, ...store.getState().toolCallIds], open);
  }

  return {
    goToToolCall,
    goToRunning() {
      const last = idsWhere((status) => !isSettled(status)).at(-1);
      return last !== undefined && goToToolCall(last);
    },
    goToNextFailure() {
      const failed = idsWhere((status) => status === "failed");
      const next = failed[failed.indexOf(lastFailure ?? "") + 1] ?? failed[0];
      lastFailure = next;
      return next !== undefined && goToToolCall(next);
    },
    goToLatest: follow,
    expandAll: () => setAll(true),
    collapseAll: () => setAll(false),
  };
}
