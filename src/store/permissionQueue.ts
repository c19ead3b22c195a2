import type { RequestId, RequestPermissionResponse } from "../protocol/types.js";
import { changedFields, onlyAdds } from "./permissionChange.js";
import type { PermissionAnsweredBy, PermissionRecord, PermissionRequest, ToolCall } from "./records.js";

type Outcome = RequestPermissionResponse["outcome"];
export type SendPermissionResponse = (response: RequestPermissionResponse) => void | PromiseLike<void>;

/** Agents complete a call right after asking about it: nobody has read a prompt this early. */
const UNREAD_MS = 100;

/** Pending permission requests, oldest first, and how the others ended. Each is answered once. */
export interface PermissionQueue {
  readonly pending: readonly PermissionRequest[];
  readonly records: readonly PermissionRecord[];
  /** `send`: delivers the answer; the request stays pending until it has. */
  add(request: PermissionRequest, send?: SendPermissionResponse): Promise<RequestPermissionResponse>;
  find(requestId: RequestId): PermissionRequest | undefined;
  /** Ends a pending request; false when there is none by that id, or its answer is on its way. */
  answer(requestId: RequestId, outcome: Outcome, answeredBy: PermissionAnsweredBy): boolean;
  /** The user was shown the current generation; false when it is another one by now. */
  review(requestId: RequestId, generation: number): boolean;
  /** Starts a new generation of each request whose tool call asks for something else now. */
  refresh(getToolCall: (id: string) => ToolCall | undefined): void;
  /** An id that no request has had, for hosts that name none. */
  unusedId(): string;
  clear(): void;
}

interface Host {
  readonly now: () => number;
  /** A request changed outside a call of the queue: its answer was sent, or was not. */
  readonly onDelivery: (request: PermissionRequest, error?: unknown) => void;
}

/** What belongs to a request and is not shown. */
interface Entry {
  readonly resolve: (response: RequestPermissionResponse) => void;
  readonly send?: SendPermissionResponse | undefined;
  /** The call as the user was last shown it, and when. */
  reviewed?: { readonly toolCall: ToolCall | undefined; readonly at: number };
  /** The turn was cancelled or the request withdrawn while an answer was on its way. */
  ended?: PermissionAnsweredBy;
}

const CANCELLED: Outcome = { outcome: "cancelled" };

export function createPermissionQueue({ now, onDelivery }: Host): PermissionQueue {
  let pending: readonly PermissionRequest[] = [];
  let records: readonly PermissionRecord[] = [];
  let named = 0;
  const entries = new Map<RequestId, Entry>();

  const find = (requestId: RequestId) => pending.find((request) => request.requestId === requestId);

  function replace(request: PermissionRequest, changes: Partial<PermissionRequest>): void {
    const next = Object.freeze({ ...request, ...changes });
    pending = pending.map((candidate) => (candidate === request ? next : candidate));
  }

  function finish(request: PermissionRequest, outcome: Outcome, answeredBy: PermissionAnsweredBy): void {
    const { delivery: _, ...asked } = request;
    pending = pending.filter((candidate) => candidate !== request);
    records = [...records, Object.freeze({ ...asked, outcome, answeredBy, answeredAt: now() })];
    const entry = entries.get(request.requestId);
    entries.delete(request.requestId);
    entry?.resolve({ outcome });
  }

  async function deliver(entry: Entry, requestId: RequestId, outcome: Outcome, by: PermissionAnsweredBy) {
    const current = () => (entries.get(requestId) === entry ? find(requestId) : undefined);
    try {
      await entry.send?.({ outcome });
      const request = current();
      if (!request) return;
      finish(request, outcome, by);
      onDelivery(request);
    } catch (error) {
      const request = current();
      if (!request) return;
      replace(request, { delivery: "failed" });
      onDelivery(request, error);
      const { ended } = entry;
      delete entry.ended;
      if (ended) queue.answer(requestId, CANCELLED, ended);
    }
  }

  const queue: PermissionQueue = {
    get pending() {
      return pending;
    },
    get records() {
      return records;
    },
    add(request, send) {
      pending = [...pending, request];
      return new Promise((resolve) => entries.set(request.requestId, { resolve, send }));
    },
    find,
    answer(requestId, outcome, answeredBy) {
      const request = find(requestId);
      const entry = entries.get(requestId);
      if (!request || !entry) return false;
      if (request.delivery === "sending") {
        if (outcome.outcome === "cancelled") entry.ended = answeredBy;
        return false;
      }
      if (entry.send) {
        replace(request, { delivery: "sending" });
        void deliver(entry, requestId, outcome, answeredBy);
      } else finish(request, outcome, answeredBy);
      return true;
    },
    review(requestId, generation) {
      const request = find(requestId);
      const entry = entries.get(requestId);
      if (!request || !entry || request.generation !== generation) return false;
      const isNews = !entry.reviewed || request.change;
      if (isNews) entry.reviewed = { toolCall: request.toolCall, at: now() };
      if (request.change) replace(request, { change: undefined });
      return true;
    },
    refresh(getToolCall) {
      // Thousands of requests may be about one call: each of its states is compared once.
      const isAnother = new Map<ToolCall, boolean>();
      let any = false;
      const next = pending.map((request) => {
        const { subject, toolCall } = request;
        const current = subject?.type === "tool_call" && toolCall && getToolCall(toolCall.toolCallId);
        if (!current || current === toolCall) return request;
        if (!isAnother.has(toolCall)) isAnother.set(toolCall, changedFields(toolCall, current).length > 0);
        if (!isAnother.get(toolCall)) return request;
        any = true;
        const change = changeSince(entries.get(request.requestId), current);
        return Object.freeze({ ...request, toolCall: current, generation: request.generation + 1, change });
      });
      if (any) pending = next;
    },
    unusedId() {
      do named++;
      while (entries.has(`permission-${named}`));
      return `permission-${named}`;
    },
    clear() {
      pending = [];
      records = [];
      entries.clear();
    },
  };
  return queue;

  function changeSince(entry: Entry | undefined, current: ToolCall): PermissionRequest["change"] {
    const before = entry?.reviewed?.toolCall;
    if (!entry?.reviewed || !before) return undefined;
    if (now() - entry.reviewed.at <= UNREAD_MS && onlyAdds(before, current)) {
      entry.reviewed = { ...entry.reviewed, toolCall: current };
      return undefined;
    }
    const fields = changedFields(before, current);
    return fields.length > 0 ? Object.freeze({ fields, before }) : undefined;
  }
}
