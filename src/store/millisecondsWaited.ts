import type { PermissionRecord } from "./records.js";

/** How long since a time at least one of the requests was open. Requests may overlap. */
export function millisecondsWaited(records: readonly PermissionRecord[], since: number): number {
  let waited = 0;
  let until = since;
  for (const { requestedAt, answeredAt } of [...records].sort((a, b) => a.requestedAt - b.requestedAt)) {
    waited += Math.max(0, answeredAt - Math.max(requestedAt, until));
    until = Math.max(until, answeredAt);
  }
  return waited;
}
