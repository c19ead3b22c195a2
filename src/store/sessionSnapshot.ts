import type { AppendList } from "./appendList.js";
import type { PermissionRecord, PermissionRequest, ToolCallSession } from "./records.js";
import type { TurnTracker } from "./turnTracker.js";

interface Parts {
  readonly toolCallIds: AppendList<string>;
  readonly terminalIds: AppendList<string>;
  readonly permissionRequests: readonly PermissionRequest[];
  readonly permissionRecords: readonly PermissionRecord[];
  readonly turns: TurnTracker;
  readonly changedToolCallIds: readonly string[];
  readonly revision: number;
}

/** The session at one moment. The arrays of ids are made only when somebody reads them. */
export function snapshotSession({ toolCallIds, terminalIds, turns, ...parts }: Parts): ToolCallSession {
  const { startsOnRunning: _, ...turn } = turns;
  return Object.freeze({
    get toolCallIds() {
      return toolCallIds.toArray();
    },
    get terminalIds() {
      return terminalIds.toArray();
    },
    ...turn,
    ...parts,
  });
}
