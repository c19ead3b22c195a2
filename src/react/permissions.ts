import { useSyncExternalStore } from "react";
import type { PermissionRecord, PermissionRequest, ToolCallSession } from "../store/records.js";
import type { ToolCallStore } from "../store/toolCallStore.js";
import { sameItems } from "./sameItems.js";
import { useToolCallStore } from "./store.js";

/** What was asked about one call: pending requests and answered ones, each oldest first. */
export interface ToolCallPermissions {
  readonly requests: readonly PermissionRequest[];
  readonly records: readonly PermissionRecord[];
}

export const NO_PERMISSIONS: ToolCallPermissions = { requests: [], records: [] };

/** Sorts a session's permissions by call, and keeps the value of calls for which nothing changed. */
interface PermissionIndex {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (toolCallId: string) => ToolCallPermissions;
}

const indexes = new WeakMap<ToolCallStore, PermissionIndex>();

/** The permissions of one call; another value only when one of them was asked, answered or withdrawn. */
export function useToolCallPermissions(toolCallId: string): ToolCallPermissions {
  const { subscribe, get } = indexOf(useToolCallStore());
  const read = () => get(toolCallId);
  return useSyncExternalStore(subscribe, read, read);
}

function indexOf(store: ToolCallStore): PermissionIndex {
  const known = indexes.get(store);
  if (known) return known;
  const index = createPermissionIndex(store);
  indexes.set(store, index);
  return index;
}

/** One subscription for all cards: most flushes change no permission and then cost nothing per card. */
function createPermissionIndex(store: ToolCallStore): PermissionIndex {
  const listeners = new Set<() => void>();
  let unsubscribe = () => {};
  let seen: ToolCallSession | undefined;
  let byCall: ReadonlyMap<string, ToolCallPermissions> = new Map();

  /** Brings the index up to date; true when anything in it changed. */
  function update(): boolean {
    const session = store.getState();
    const same =
      session.permissionRequests === seen?.permissionRequests &&
      session.permissionRecords === seen?.permissionRecords;
    seen = session;
    if (same) return false;
    byCall = sortByCall(session, byCall);
    return true;
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        unsubscribe = store.subscribe(() => {
          if (update()) for (const notify of [...listeners]) notify();
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe();
      };
    },
    get(toolCallId) {
      update();
      return byCall.get(toolCallId) ?? NO_PERMISSIONS;
    },
  };
}

function sortByCall(
  session: ToolCallSession,
  before: ReadonlyMap<string, ToolCallPermissions>,
): ReadonlyMap<string, ToolCallPermissions> {
  const sorted = new Map<string, { requests: PermissionRequest[]; records: PermissionRecord[] }>();
  const entryOf = (about: PermissionRequest) => {
    const id = toolCallIdOf(about);
    if (id === undefined) return undefined;
    const entry = sorted.get(id) ?? { requests: [], records: [] };
    sorted.set(id, entry);
    return entry;
  };
  for (const request of session.permissionRequests) entryOf(request)?.requests.push(request);
  for (const record of session.permissionRecords) entryOf(record)?.records.push(record);
  const result = new Map<string, ToolCallPermissions>();
  for (const [id, now] of sorted) {
    const was = before.get(id);
    result.set(
      id,
      was && sameItems(was.requests, now.requests) && sameItems(was.records, now.records) ? was : now,
    );
  }
  return result;
}

/** The call that a request is about, where it names one. */
export function toolCallIdOf({ subject }: PermissionRequest): string | undefined {
  if (!subject || subject.type === "unknown") return undefined;
  return subject.toolCallId ?? undefined;
}

/** A request's id as a React key: `1` and `"1"` are different requests. */
export function requestKey({ requestId }: Pick<PermissionRequest, "requestId">): string {
  return `${typeof requestId}/${requestId}`;
}
