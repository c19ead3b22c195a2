import { createStore } from "zustand/vanilla";
import { isObject } from "../protocol/decode.js";
import { isSettled } from "../protocol/statuses.js";
import type { RequestId, RequestPermissionRequest, RequestPermissionResponse } from "../protocol/types.js";
import { applyTerminal, applyToolCall, applyUpdate, type Records } from "./applyUpdate.js";
import { isBackgroundWork } from "./isBackgroundWork.js";
import type { Issue } from "./issues.js";
import { createPermissionQueue } from "./permissionQueue.js";
import { readPermissionRequest } from "./readPermissionRequest.js";
import { createRecordRegistry } from "./recordRegistry.js";
import type { PermissionAnsweredBy, PermissionSubject, ToolCall, ToolCallSession } from "./records.js";
import type { ReduceContext } from "./reduceContext.js";
import { createTerminal } from "./reduceTerminal.js";
import { cancelToolCall, createToolCall } from "./reduceToolCall.js";
import { safely } from "./safely.js";
import { createScheduler } from "./scheduler.js";
import { SessionSnapshot } from "./sessionSnapshot.js";
import { storeToJSON } from "./storeToJSON.js";
import type { ToolCallStore, ToolCallStoreOptions } from "./toolCallStore.js";
import { applyStateUpdate, INITIAL_TURN, startTurn } from "./turnTracker.js";

type Update = Record<string, unknown>;

const MAX_QUEUED = 4096;

/** Makes the store of one session. Throws nothing later on: bad input goes to `onIssue`. */
export function createToolCallStore(options: ToolCallStoreOptions): ToolCallStore {
  const { protocolVersion, now = Date.now, limits = {} } = options;
  const maxQueued = limits.queuedUpdates ?? MAX_QUEUED;
  const onIssue = (issue: Issue) => options.onIssue && safely(options.onIssue, issue);

  const records: Records = {
    toolCalls: createRecordRegistry((id) => createToolCall(id, context)),
    terminals: createRecordRegistry((id) => createTerminal(id, context)),
    dialects: options.dialects ?? [],
  };
  const { toolCalls, terminals } = records;
  const permissions = createPermissionQueue();
  let turns = INITIAL_TURN;
  let context = contextAt(undefined);
  let queue: (() => void)[] = [];
  let applying = false;
  const session = createStore<ToolCallSession>(() => snapshot(0));
  const requestFlush = createScheduler(options.schedule ?? "frame", flush);

  function contextAt(time: number | undefined): ReduceContext {
    return { protocolVersion, turn: turns.turn, now: time, terminalBytes: limits.terminalBytes, onIssue };
  }

  function snapshot(revision: number): ToolCallSession {
    return new SessionSnapshot({
      toolCallIds: toolCalls.ids(),
      terminalIds: terminals.ids(),
      permissionRequests: permissions.pending,
      permissionRecords: permissions.records,
      turns,
      revision,
    });
  }

  function enqueue(apply: () => void, time: number | undefined, atOnce: boolean): void {
    queue.push(() => {
      context = contextAt(time);
      apply();
    });
    if (atOnce || queue.length > maxQueued) flush();
    else requestFlush();
  }

  function flush(): void {
    while (queue.length > 0 && !applying) {
      const batch = queue;
      const before = turns;
      queue = [];
      applying = true;
      for (const apply of batch) apply();
      applying = false;
      publish(turns !== before);
    }
  }

  function publish(sessionChanged: boolean): void {
    const changed = [toolCalls.commit(), terminals.commit()].some((ids) => ids.length > 0);
    if (changed || sessionChanged) session.setState(snapshot(session.getState().revision + 1), true);
  }

  /** A newly settled call is worth a flush of its own; history and repetitions are not. */
  function settles({ toolCallId, status }: Update): boolean {
    if (typeof toolCallId !== "string" || typeof status !== "string" || !isSettled(status)) return false;
    return toolCalls.get(toolCallId)?.status !== status;
  }

  function endPermission(requestId: RequestId, answeredBy: PermissionAnsweredBy, optionId?: string): boolean {
    const outcome =
      optionId === undefined
        ? ({ outcome: "cancelled" } as const)
        : ({ outcome: "selected", optionId } as const);
    return permissions.answer(requestId, outcome, answeredBy, now());
  }

  function cancelPermission(requestId: RequestId): boolean {
    const ended = endPermission(requestId, "withdrawn");
    if (ended) publish(true);
    return ended;
  }

  function refuse(params: unknown, problem: string): RequestPermissionResponse {
    const message = `The request was answered cancelled: ${problem}.`;
    onIssue({ code: "invalid_permission_request", message, update: params });
    return { outcome: { outcome: "cancelled" } };
  }

  async function requestPermission(
    params: RequestPermissionRequest,
    { requestId: givenId, signal }: { requestId?: RequestId | null; signal?: AbortSignal } = {},
  ): Promise<RequestPermissionResponse> {
    const requestId = givenId ?? permissions.unusedId();
    flush();
    if (permissions.find(requestId)) return refuse(params, `request id ${requestId} is still open`);
    const read = readPermissionRequest(params, protocolVersion);
    if ("problem" in read) return refuse(params, read.problem);
    const { toolCallUpdate, ...question } = read;
    context = contextAt(now());
    if (toolCallUpdate) applyToolCall(records, toolCallUpdate, context, "permission");
    publish(false);
    const toolCall = subjectOf(question.subject, toolCalls.get);
    const response = permissions.add(
      Object.freeze({
        requestId,
        ...question,
        ...(toolCall ? { toolCall } : {}),
        requestedAt: now(),
        params,
      }),
    );
    publish(true);
    const withdraw = () => void cancelPermission(requestId);
    if (signal?.aborted) withdraw();
    else signal?.addEventListener("abort", withdraw, { once: true });
    try {
      return await response;
    } finally {
      signal?.removeEventListener("abort", withdraw);
    }
  }

  return {
    protocolVersion,
    applySessionUpdate(given, { replay = false } = {}) {
      if (!isObject(given)) {
        onIssue({
          code: "invalid_update",
          message: "The update is not an object; it was not applied.",
          update: given,
        });
        return;
      }
      const update: Update = given;
      const apply = () => {
        applyUpdate(records, update, context);
        if (update.sessionUpdate === "state_update" && protocolVersion === 2)
          turns = applyStateUpdate(turns, update);
      };
      enqueue(apply, replay ? undefined : now(), !replay && settles(update));
    },
    updateTerminal(given) {
      const sessionUpdate = "data" in given ? "terminal_output_chunk" : "terminal_update";
      enqueue(() => applyTerminal(records, { ...given, sessionUpdate }, context), now(), false);
    },
    requestPermission,
    answerPermission(requestId, optionId, answeredBy = "user") {
      const offered = permissions.find(requestId)?.options.some((option) => option.optionId === optionId);
      const answered = Boolean(offered) && endPermission(requestId, answeredBy, optionId);
      if (answered) publish(true);
      return answered;
    },
    cancelPermission,
    cancelTurn() {
      flush();
      const time = now();
      for (const { requestId } of permissions.pending) endPermission(requestId, "cancelled");
      for (const id of toolCalls.ids()) {
        const toolCall = toolCalls.get(id);
        if (!toolCall || isSettled(toolCall.status) || isBackgroundWork(toolCall, turns)) continue;
        cancelToolCall(toolCalls.draft(id), turns.turn, time);
      }
      publish(true);
    },
    startTurn() {
      flush();
      turns = startTurn(turns);
      publish(true);
    },
    getToolCall: toolCalls.get,
    getTerminal: terminals.get,
    getState: session.getState,
    subscribe: (listener) => session.subscribe((state) => safely(listener, state)),
    subscribeToolCall: toolCalls.subscribe,
    subscribeTerminal: terminals.subscribe,
    flush,
    reset() {
      queue = [];
      for (const { requestId } of permissions.pending) endPermission(requestId, "withdrawn");
      permissions.clear();
      turns = INITIAL_TURN;
      toolCalls.reset();
      terminals.reset();
      publish(true);
    },
    toJSON() {
      flush();
      return storeToJSON(protocolVersion, session.getState(), toolCalls.get, terminals.get);
    },
  };
}

function subjectOf(
  subject: PermissionSubject | undefined,
  getToolCall: (id: string) => ToolCall | undefined,
): ToolCall | undefined {
  if (!subject || !("toolCallId" in subject) || typeof subject.toolCallId !== "string") return undefined;
  return getToolCall(subject.toolCallId);
}
