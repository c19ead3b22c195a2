import { createStore } from "zustand/vanilla";
import { isObject } from "../protocol/decode.js";
import { isSettled } from "../protocol/statuses.js";
import type { RequestId, RequestPermissionResponse } from "../protocol/types.js";
import { applyTerminal, applyToolCall, applyUpdate, type Records } from "./applyUpdate.js";
import { decideByPolicy } from "./decideByPolicy.js";
import { isBackgroundWork } from "./isBackgroundWork.js";
import type { Issue } from "./issues.js";
import { createPermissionQueue, type SendPermissionResponse } from "./permissionQueue.js";
import { readPermissionRequest } from "./readPermissionRequest.js";
import { createRecordRegistry } from "./recordRegistry.js";
import type {
  PermissionAnsweredBy,
  PermissionRequest,
  PermissionSubject,
  ToolCall,
  ToolCallSession,
} from "./records.js";
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
  const permissions = createPermissionQueue({ now, onDelivery });
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
    if (changed) permissions.refresh(toolCalls.get);
    if (changed || sessionChanged) session.setState(snapshot(session.getState().revision + 1), true);
  }

  /** A newly settled call is worth a flush of its own; history and repetitions are not. */
  function settles({ toolCallId, status }: Update): boolean {
    if (typeof toolCallId !== "string" || typeof status !== "string" || !isSettled(status)) return false;
    return toolCalls.get(toolCallId)?.status !== status;
  }

  function endPermission(requestId: RequestId, answeredBy: PermissionAnsweredBy, optionId?: string): boolean {
    return permissions.answer(
      requestId,
      optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId },
      answeredBy,
    );
  }

  function cancelPermission(requestId: RequestId, answeredBy: PermissionAnsweredBy = "withdrawn"): boolean {
    const ended = endPermission(requestId, answeredBy);
    if (ended) publish(true);
    return ended;
  }

  function onDelivery(request: PermissionRequest, error?: unknown): void {
    if (error !== undefined) {
      const message = `The answer to request ${request.requestId} could not be sent: ${error}. It is pending again.`;
      onIssue({ code: "permission_not_sent", message, update: request.params });
    }
    publish(true);
  }

  function refuse(params: unknown, problem: string): RequestPermissionResponse {
    const message = `The request was answered cancelled: ${problem}.`;
    onIssue({ code: "invalid_permission_request", message, update: params });
    return { outcome: { outcome: "cancelled" } };
  }

  const requestPermission: ToolCallStore["requestPermission"] = async (
    params,
    { requestId: givenId, signal, send } = {},
  ) => {
    const requestId = givenId ?? permissions.unusedId();
    flush();
    const refused = (problem: string) => deliverRefusal(refuse(params, problem), send);
    if (permissions.find(requestId)) return refused(`request id ${requestId} is still open`);
    const read = readPermissionRequest(params, protocolVersion);
    if ("problem" in read) return refused(read.problem);
    const { toolCallUpdate, ...question } = read;
    context = contextAt(now());
    if (toolCallUpdate) applyToolCall(records, toolCallUpdate, context, "permission");
    publish(false);
    const toolCall = subjectOf(question.subject, toolCalls.get);
    const request: PermissionRequest = Object.freeze({
      requestId,
      ...question,
      ...(toolCall ? { toolCall } : {}),
      generation: 1,
      requestedAt: now(),
      params,
    });
    const response = permissions.add(request, send);
    if (signal?.aborted) endPermission(requestId, "withdrawn");
    else answerByPolicy(request);
    publish(true);
    const withdraw = () => void cancelPermission(requestId);
    signal?.addEventListener("abort", withdraw, { once: true });
    try {
      return await response;
    } finally {
      signal?.removeEventListener("abort", withdraw);
    }
  };

  function answerByPolicy(request: PermissionRequest): void {
    const decision = decideByPolicy(options.decide, request);
    if ("optionId" in decision) endPermission(request.requestId, "policy", decision.optionId);
    else if (decision.problem) {
      const message = `${decision.problem} The request was left to the user.`;
      onIssue({ code: "policy_failed", message, update: request.params });
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
    answerPermission(requestId, optionId, { generation, answeredBy = "user" } = {}) {
      flush();
      const request = permissions.find(requestId);
      if (!request?.options.some((option) => option.optionId === optionId)) return false;
      if (generation !== undefined && generation !== request.generation) return false;
      const answered = endPermission(requestId, answeredBy, optionId);
      if (answered) publish(true);
      return answered;
    },
    reviewPermission(requestId, generation) {
      const { pending } = permissions;
      const reviewed = permissions.review(requestId, generation);
      if (permissions.pending !== pending) publish(true);
      return reviewed;
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

async function deliverRefusal(
  response: RequestPermissionResponse,
  send: SendPermissionResponse | undefined,
): Promise<RequestPermissionResponse> {
  try {
    await send?.(response);
  } catch {
    // The refusal itself was reported; there is no prompt that could be shown again.
  }
  return response;
}
