/**
 * What a session's state should be, worked out in the simplest way there is: plain objects, everything
 * copied, no batching, straight from the protocol's rules. It shares no code with the store and reads
 * well-formed input only.
 */
import type { SessionEvent } from "./events.js";

type Json = Record<string, unknown>;

export interface NaiveState {
  version: 1 | 2;
  order: string[];
  toolCalls: Map<string, Json>;
  terminals: Map<string, Json>;
  turn: number;
  awaitsRunning: boolean;
  background: Json[];
}

export function naiveStart(version: 1 | 2): NaiveState {
  return {
    version,
    order: [],
    toolCalls: new Map(),
    terminals: new Map(),
    turn: 0,
    awaitsRunning: true,
    background: [],
  };
}

export function naiveReduce(state: NaiveState, event: SessionEvent): NaiveState {
  switch (event.type) {
    case "update":
      return onUpdate(state, event.update);
    case "terminal":
      return onTerminal(state, event.update);
    case "ask": {
      const { toolCall, subject } = event.params as { toolCall?: Json; subject?: Json };
      const asked = state.version === 1 ? toolCall : (subject?.toolCall as Json | undefined);
      return asked ? onToolCall(state, asked, "permission") : state;
    }
    case "start":
      return { ...state, turn: state.turn + 1, awaitsRunning: false };
    case "cancel":
      return onCancel(state);
    case "answer":
      return state;
  }
}

function onUpdate(state: NaiveState, update: Json): NaiveState {
  const kind = update.sessionUpdate;
  if (kind === "tool_call_update" || kind === "tool_call") return onToolCall(state, update, kind);
  if (state.version === 1) return state;
  if (kind === "tool_call_content_chunk") {
    const id = update.toolCallId as string;
    const call = state.toolCalls.get(id) ?? newCall(id);
    return withCall(state, { ...call, content: [...(call.content as unknown[]), update.content] });
  }
  if (kind === "terminal_update") return onTerminal(state, update);
  if (kind === "terminal_output_chunk") return onTerminal(state, update);
  if (kind === "state_update") {
    const starts = update.state === "running" && state.awaitsRunning;
    return {
      ...state,
      turn: starts ? state.turn + 1 : state.turn,
      awaitsRunning: update.state === "idle" ? true : starts ? false : state.awaitsRunning,
      background: (update.background as Json[] | null | undefined) ?? [],
    };
  }
  return state;
}

function newCall(id: string): Json {
  return { toolCallId: id, kind: "other", status: "pending", content: [], locations: [] };
}

function onToolCall(state: NaiveState, update: Json, source: string): NaiveState {
  const id = update.toolCallId as string;
  const call = { ...(state.toolCalls.get(id) ?? newCall(id)) };
  for (const [field, value] of Object.entries(update)) {
    if (field === "toolCallId" || field === "sessionUpdate") continue;
    if (value === undefined) continue;
    if (value === null && state.version === 1) continue;
    if (field === "status") setStatus(call, value as string | null, source, state.turn);
    else if (field === "kind") call.kind = value ?? "other";
    else if (field === "content" || field === "locations") call[field] = value ?? [];
    else if (field === "_meta") patchMeta(call, value as Json | null);
    else if (["title", "name", "rawInput", "rawOutput", "capabilities"].includes(field))
      setOrUnset(call, field, value);
    else call.unknownFields = { ...(call.unknownFields as Json | undefined), [field]: value };
  }
  return withCall(state, call);
}

function setStatus(call: Json, given: string | null, source: string, turn: number): void {
  const status = given ?? "pending";
  const settled = ["completed", "failed", "cancelled"].includes(status);
  const markedIn = call.markedIn as number | undefined;
  if (markedIn !== undefined && !settled) {
    const isNews = given !== null && (source === "tool_call" || turn > markedIn) && source !== "permission";
    if (!isNews) return;
  }
  delete call.markedIn;
  call.status = status;
}

function onCancel(state: NaiveState): NaiveState {
  let next = state;
  for (const call of state.toolCalls.values()) {
    if (["completed", "failed", "cancelled"].includes(call.status as string)) continue;
    const terminals = (call.content as Json[]).flatMap((item) =>
      item.type === "terminal" ? [item.terminalId] : [],
    );
    const isBackground = state.background.some(
      (work) =>
        (work.type === "tool_call" && work.toolCallId === call.toolCallId) ||
        (work.type === "terminal" && terminals.includes(work.terminalId)),
    );
    if (!isBackground) next = withCall(next, { ...call, status: "cancelled", markedIn: state.turn });
  }
  return next;
}

function onTerminal(state: NaiveState, update: Json): NaiveState {
  const id = update.terminalId as string;
  const terminal: Json = { ...(state.terminals.get(id) ?? { terminalId: id, output: "" }) };
  if ("data" in update) {
    terminal.output = `${terminal.output}${hex(update.data as string)}`;
  } else {
    for (const [field, value] of Object.entries(update)) {
      if (field === "terminalId" || field === "sessionUpdate" || value === undefined) continue;
      if (field === "output") terminal.output = value === null ? "" : hex((value as Json).data as string);
      else if (field === "_meta") patchMeta(terminal, value as Json | null);
      else if (["command", "cwd", "size", "capabilities", "exitStatus"].includes(field))
        setOrUnset(terminal, field, value);
      else terminal.unknownFields = { ...(terminal.unknownFields as Json | undefined), [field]: value };
    }
  }
  return { ...state, terminals: new Map(state.terminals).set(id, terminal) };
}

function setOrUnset(record: Json, field: string, value: unknown): void {
  if (value === null) delete record[field];
  else record[field] = value;
}

function patchMeta(record: Json, patch: Json | null): void {
  if (patch === null) {
    delete record._meta;
    return;
  }
  const meta = { ...(record._meta as Json | undefined), ...patch };
  for (const key of Object.keys(meta)) if (meta[key] === null) delete meta[key];
  record._meta = meta;
}

function withCall(state: NaiveState, call: Json): NaiveState {
  const id = call.toolCallId as string;
  return {
    ...state,
    order: state.toolCalls.has(id) ? state.order : [...state.order, id],
    toolCalls: new Map(state.toolCalls).set(id, call),
  };
}

function hex(base64: string): string {
  return Buffer.from(base64, "base64").toString("hex");
}
