import { createStore } from "zustand/vanilla";
import { own } from "../protocol/ownField.js";
import { isSettled } from "../protocol/statuses.js";
import type { RequestId, RequestPermissionResponse } from "../protocol/types.js";
import { applyPermissionSubject, applyTerminal, applyUpdate, type Records } from "./applyUpdate.js";
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
import { terminalType } from "./reduceTerminal.js";
import { cancelToolCall, toolCallType } from "./reduceToolCall.js";
import { describeError, safely } from "./safely.js";
import { createScheduler } from "./scheduler.js";
import { snapshotSession } from "./sessionSnapshot.js";
import { storeToJSON } from "./storeToJSON.js";
import type { ToolCallStore, ToolCallStoreOptions } from "./toolCallStore.js";
import { applyStateUpdate, INITIAL_TURN, startTurn } from "./turnTracker.js";
import { createUpdateQueue } from "./updateQueue.js";

type Update = Record<string, unknown>;

interface Queued {
  readonly update: Update;
  readonly write: typeof applyUpdate;
  /** When it came; absent for replayed history. */
  readonly time: number | undefined;
}

const MAX_QUEUED = 4096;

/** Makes the store of one session. Throws nothing later on: bad input goes to `onIssue`. */
export function createToolCallStore(options: ToolCallStoreOptions): ToolCallStore {
  const { protocolVersion, now = Date.now, limits = {} } = options;
  const maxQueued = limits.queuedUpdates ?? MAX_QUEUED;
  const onIssue = (issue: Issue) => options.onIssue && safely(options.onIssue, issue);

  const records: Records = {
    toolCalls: createRecordRegistry(toolCallType),
    terminals: createRecordRegistry(terminalType),
    dialects: options.dialects ?? [],
  };
  const { toolCalls, terminals } = records;
  const permissions = createPermissionQueue({ now, onDelivery });
  let turns = INITIAL_TURN;
  let published = parts();
  /** Issues wait for the end of the batch: `onIssue` may call back into the store. */
  const found: Issue[] = [];
  let context = contextAt(undefined);
  const session = createStore<ToolCallSession>(() =>
    snapshotSession({ ...published, changedToolCallIds: [], revision: 0 }),
  );
  const queue = createUpdateQueue<Queued>({
    apply({ write, update, time }) {
      if (context.now !== time || context.turn !== turns.turn) context = contextAt(time);
      write(records, update, context);
    },
    failed({ update }, error) {
      const message = `Reading the update threw: ${describeError(error)}. The rest was not applied.`;
      found.push({ code: "invalid_update", message, update });
    },
    published: publish,
  });
  const { flush } = queue;
  const requestFlush = createScheduler(options.schedule ?? "frame", flush);

  function contextAt(time: number | undefined): ReduceContext {
    return {
      protocolVersion,
      turn: turns.turn,
      now: time,
      terminalBytes: limits.terminalBytes,
      terminalLines: limits.terminalLines,
      onIssue: (issue) => found.push(issue),
    };
  }

  /** What a session is made of; as long as each is the same, so is the session. */
  function parts() {
    return {
      toolCallIds: toolCalls.ids(),
      terminalIds: terminals.ids(),
      permissionRequests: permissions.pending,
      permissionRecords: permissions.records,
      turns,
    };
  }

  function enqueue(item: Queued, atOnce: boolean): void {
    const waiting = queue.push(item);
    if (atOnce || waiting > maxQueued) flush();
    else requestFlush();
  }

  function publish(): void {
    const changedToolCallIds = toolCalls.commit();
    const changedTerminalIds = terminals.commit();
    if (changedToolCallIds.length > 0) permissions.refresh(toolCalls.get);
    const before = published;
    published = parts();
    const names = Object.keys(before) as (keyof typeof before)[];
    const isAnother = () => names.some((name) => published[name] !== before[name]);
    if (changedToolCallIds.length + changedTerminalIds.length > 0 || isAnother()) {
      const revision = session.getState().revision + 1;
      session.setState(snapshotSession({ ...published, changedToolCallIds, revision }), true);
    }
    for (const issue of found.splice(0)) onIssue(issue);
  }

  function writeSessionUpdate(into: Records, update: Update, at: ReduceContext): void {
    applyUpdate(into, update, at);
    if (protocolVersion === 2 && own(update, "sessionUpdate") === "state_update")
      turns = applyStateUpdate(turns, update, at);
  }

  /** A newly settled call is worth a flush of its own; history and repetitions are not. */
  function settles(update: Update): boolean {
    try {
      const status = own(update, "status");
      if (typeof status !== "string" || !isSettled(status)) return false;
      const toolCallId = own(update, "toolCallId");
      return typeof toolCallId === "string" && toolCalls.get(toolCallId)?.status !== status;
    } catch {
      return false; // Applying the update will report what reading it throws.
    }
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
    if (ended) publish();
    return ended;
  }

  function onDelivery(request: PermissionRequest, error?: unknown): void {
    if (error !== undefined) {
      const message = `The answer to request ${request.requestId} could not be sent: ${describeError(error)}. It is pending again.`;
      onIssue({ code: "permission_not_sent", message, update: request.params });
    }
    publish();
  }

  async function refuse(
    params: unknown,
    problem: string,
    send: SendPermissionResponse | undefined,
  ): Promise<RequestPermissionResponse> {
    const message = `The request was answered cancelled: ${problem}.`;
    onIssue({ code: "invalid_permission_request", message, update: params });
    const response: RequestPermissionResponse = { outcome: { outcome: "cancelled" } };
    try {
      await send?.(response);
    } catch {
      // The refusal itself was reported; there is no prompt that could be shown again.
    }
    return response;
  }

  const requestPermission: ToolCallStore["requestPermission"] = async (
    params,
    { requestId: givenId, signal, send } = {},
  ) => {
    const requestId = givenId ?? permissions.unusedId();
    flush();
    if (permissions.find(requestId)) return refuse(params, `request id ${requestId} is open`, send);
    const read = readPermissionRequest(params, protocolVersion);
    if ("problem" in read) return refuse(params, read.problem, send);
    const { toolCallUpdate, ...question } = read;
    if (toolCallUpdate) enqueue({ update: toolCallUpdate, write: applyPermissionSubject, time: now() }, true);
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
    publish();
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
      const message = `${decision.problem} It is pending.`;
      onIssue({ code: "policy_failed", message, update: request.params });
    }
  }

  return {
    protocolVersion,
    dialects: records.dialects,
    now,
    applySessionUpdate(given, { replay = false } = {}) {
      const update = given as unknown as Update;
      const time = replay ? undefined : now();
      enqueue({ update, write: writeSessionUpdate, time }, !replay && settles(update));
    },
    updateTerminal(given) {
      const update = { ...given, sessionUpdate: "terminal_update" };
      if ("data" in update) {
        update.sessionUpdate = "terminal_output_chunk";
        // Whoever reads a stream may use one buffer over and over, and this one waits for a flush.
        if (update.data instanceof Uint8Array) update.data = new Uint8Array(update.data);
      }
      enqueue({ update, write: applyTerminal, time: now() }, false);
    },
    requestPermission,
    answerPermission(requestId, optionId, { generation, answeredBy = "user" } = {}) {
      flush();
      const request = permissions.find(requestId);
      const chosen = request?.options.filter((option) => option.optionId === optionId) ?? [];
      if (!request || chosen.length === 0) return false;
      // A refusal holds whatever the question has become: changing it over and over must not prevent one.
      const refuses = chosen.every(({ kind }) => kind === "reject_once" || kind === "reject_always");
      if (generation !== undefined && generation !== request.generation && !refuses) return false;
      const answered = endPermission(requestId, answeredBy, optionId);
      if (answered) publish();
      return answered;
    },
    reviewPermission(requestId, generation) {
      const reviewed = permissions.review(requestId, generation);
      publish();
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
        cancelToolCall(toolCalls.draft(id, context), turns.turn, time);
      }
      publish();
    },
    startTurn() {
      flush();
      turns = startTurn(turns);
      publish();
    },
    getToolCall: toolCalls.get,
    getTerminal: terminals.get,
    getState: session.getState,
    subscribe: (listener) => session.subscribe((state) => safely(listener, state)),
    subscribeToolCall: toolCalls.subscribe,
    subscribeTerminal: terminals.subscribe,
    flush,
    reset() {
      queue.clear();
      for (const { requestId } of permissions.pending) endPermission(requestId, "withdrawn");
      permissions.clear();
      turns = INITIAL_TURN;
      toolCalls.reset();
      terminals.reset();
      publish();
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
