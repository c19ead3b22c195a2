import type { AppendList } from "./appendList.js";
import type { AgentState, PermissionRecord, PermissionRequest, ToolCallSession } from "./records.js";
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
export class SessionSnapshot implements ToolCallSession {
  readonly #toolCallIds: AppendList<string>;
  readonly #terminalIds: AppendList<string>;
  readonly permissionRequests: readonly PermissionRequest[];
  readonly permissionRecords: readonly PermissionRecord[];
  readonly agentState: AgentState;
  readonly backgroundToolCallIds: readonly string[];
  readonly backgroundTerminalIds: readonly string[];
  readonly turn: number;
  readonly changedToolCallIds: readonly string[];
  readonly revision: number;

  constructor(parts: Parts) {
    this.#toolCallIds = parts.toolCallIds;
    this.#terminalIds = parts.terminalIds;
    this.permissionRequests = parts.permissionRequests;
    this.permissionRecords = parts.permissionRecords;
    this.agentState = parts.turns.agentState;
    this.backgroundToolCallIds = parts.turns.backgroundToolCallIds;
    this.backgroundTerminalIds = parts.turns.backgroundTerminalIds;
    this.turn = parts.turns.turn;
    this.changedToolCallIds = parts.changedToolCallIds;
    this.revision = parts.revision;
    Object.freeze(this);
  }

  get toolCallIds(): readonly string[] {
    return this.#toolCallIds.toArray();
  }

  get terminalIds(): readonly string[] {
    return this.#terminalIds.toArray();
  }
}
