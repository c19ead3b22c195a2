import type { RequestId, RequestPermissionResponse } from "../protocol/types.js";
import type { PermissionAnsweredBy, PermissionRecord, PermissionRequest } from "./records.js";

type Outcome = RequestPermissionResponse["outcome"];

/** Pending permission requests, oldest first, and how the others ended. Each is answered once. */
export interface PermissionQueue {
  readonly pending: readonly PermissionRequest[];
  readonly records: readonly PermissionRecord[];
  add(request: PermissionRequest): Promise<RequestPermissionResponse>;
  find(requestId: RequestId): PermissionRequest | undefined;
  /** Ends a pending request; false when there is none by that id. */
  answer(requestId: RequestId, outcome: Outcome, answeredBy: PermissionAnsweredBy, now: number): boolean;
  /** An id that no request has had, for hosts that name none. */
  unusedId(): string;
  clear(): void;
}

export function createPermissionQueue(): PermissionQueue {
  let pending: readonly PermissionRequest[] = [];
  let records: readonly PermissionRecord[] = [];
  let named = 0;
  const respond = new Map<RequestId, (response: RequestPermissionResponse) => void>();

  return {
    get pending() {
      return pending;
    },
    get records() {
      return records;
    },
    add(request) {
      pending = [...pending, request];
      return new Promise((resolve) => respond.set(request.requestId, resolve));
    },
    find: (requestId) => pending.find((request) => request.requestId === requestId),
    answer(requestId, outcome, answeredBy, answeredAt) {
      const request = pending.find((candidate) => candidate.requestId === requestId);
      if (!request) return false;
      pending = pending.filter((candidate) => candidate !== request);
      records = [...records, Object.freeze({ ...request, outcome, answeredBy, answeredAt })];
      const resolve = respond.get(requestId);
      respond.delete(requestId);
      resolve?.({ outcome });
      return true;
    },
    unusedId() {
      do named++;
      while (respond.has(`permission-${named}`));
      return `permission-${named}`;
    },
    clear() {
      pending = [];
      records = [];
      respond.clear();
    },
  };
}
