import { isSettled } from "../../protocol/statuses.js";
import type { RequestId, TerminalExitStatus } from "../../protocol/types.js";
import type { PermissionRecord, PermissionRequest, ToolCall } from "../../store/records.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";

export interface SessionEvents {
  /** A call has just reached `completed`, `failed` or `cancelled`. Not called for replayed history. */
  readonly onSettled: (toolCall: ToolCall) => void;
  /** A command has just exited. Not called for replayed history. */
  readonly onExit: (exitStatus: TerminalExitStatus) => void;
  readonly onRequest: (request: PermissionRequest) => void;
  /** The agent changed what an open request is about. */
  readonly onChanged: (request: PermissionRequest) => void;
  readonly onWithdrawn: (record: PermissionRecord) => void;
}

/**
 * Tells what happens in a session from now on, and of the requests that already wait. Costs nothing for
 * calls that do not change. Returns what ends it.
 */
export function watchSession(store: ToolCallStore, events: SessionEvents): () => void {
  let stopRecords: (() => void)[] = [];
  let calls = 0;
  let terminals = 0;
  let records = store.getState().permissionRecords;
  let generations = new Map<RequestId, number>();

  /** Calls back when a record comes to another state than it had, as `stateOf` names it. */
  function watch(
    subscribe: (listener: () => void) => () => void,
    stateOf: () => string | undefined,
    enters: () => void,
    known: boolean,
  ): void {
    let last = known ? stateOf() : undefined;
    const check = () => {
      const state = stateOf();
      const changed = state !== undefined && state !== last;
      last = state;
      if (changed) enters();
    };
    stopRecords.push(subscribe(check));
    check();
  }

  function watchCall(id: string, known: boolean): void {
    const settledStatus = () => {
      const status = store.getToolCall(id)?.status;
      return status !== undefined && isSettled(status) ? status : undefined;
    };
    const enters = () => {
      const toolCall = store.getToolCall(id);
      if (toolCall?.endedAt !== undefined) events.onSettled(toolCall);
    };
    watch((listener) => store.subscribeToolCall(id, listener), settledStatus, enters, known);
  }

  function watchTerminal(id: string, known: boolean): void {
    const exit = () => {
      const exitStatus = store.getTerminal(id)?.exitStatus;
      return exitStatus && `${exitStatus.exitCode} ${exitStatus.signal}`;
    };
    const enters = () => {
      const terminal = store.getTerminal(id);
      if (terminal?.exitStatus && terminal.endedAt !== undefined) events.onExit(terminal.exitStatus);
    };
    watch((listener) => store.subscribeTerminal(id, listener), exit, enters, known);
  }

  function stop(): void {
    for (const stopRecord of stopRecords) stopRecord();
    stopRecords = [];
  }

  function update(known: boolean): void {
    const session = store.getState();
    const { toolCallIds, terminalIds, permissionRequests, permissionRecords } = session;
    if (toolCallIds.length < calls || terminalIds.length < terminals) {
      stop();
      calls = 0;
      terminals = 0;
    }
    for (const id of toolCallIds.slice(calls)) watchCall(id, known);
    for (const id of terminalIds.slice(terminals)) watchTerminal(id, known);
    calls = toolCallIds.length;
    terminals = terminalIds.length;
    for (const request of permissionRequests) {
      const generation = generations.get(request.requestId);
      if (generation === undefined) events.onRequest(request);
      else if (generation !== request.generation) events.onChanged(request);
    }
    generations = new Map(permissionRequests.map(({ requestId, generation }) => [requestId, generation]));
    for (const record of permissionRecords.slice(records.length)) {
      if (record.answeredBy === "withdrawn") events.onWithdrawn(record);
    }
    records = permissionRecords;
  }

  update(true);
  const unsubscribe = store.subscribe(() => update(false));
  return () => {
    unsubscribe();
    stop();
  };
}
