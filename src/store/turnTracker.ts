import { INVALID, isObject } from "../protocol/decode.js";
import { background } from "../protocol/shapes.js";
import { decodeField } from "./decodeField.js";
import type { AgentState } from "./records.js";
import { type ReduceContext, reporter } from "./reduceContext.js";

/** Turns, the agent's state and its background work. */
export interface TurnTracker {
  readonly turn: number;
  readonly agentState: AgentState;
  readonly backgroundToolCallIds: readonly string[];
  readonly backgroundTerminalIds: readonly string[];
  readonly startsOnRunning: boolean;
}

export const INITIAL_TURN: TurnTracker = {
  turn: 0,
  agentState: "idle",
  backgroundToolCallIds: [],
  backgroundTerminalIds: [],
  startsOnRunning: true,
};

/** The host sent `session/prompt`; the `running` that the agent answers with is the same turn. */
export function startTurn(tracker: TurnTracker): TurnTracker {
  return { ...tracker, turn: tracker.turn + 1, startsOnRunning: false };
}

/**
 * After a v2 `state_update`. `running` after `idle` starts a turn; a repeated snapshot starts nothing.
 * A list of background work that is missing or malformed means that none is reported.
 * https://agentclientprotocol.com/protocol/v2/prompt-lifecycle#session-states
 */
export function applyStateUpdate(
  tracker: TurnTracker,
  update: Record<string, unknown>,
  context: ReduceContext,
): TurnTracker {
  const { state } = update;
  if (typeof state !== "string") {
    reporter(update, context)("invalid_update", "state is not a string; the update was not applied.");
    return tracker;
  }
  const starts = state === "running" && tracker.startsOnRunning;
  const work = readBackground(update, context);
  return {
    turn: tracker.turn + (starts ? 1 : 0),
    agentState: state,
    startsOnRunning: state === "idle" || (tracker.startsOnRunning && !starts),
    backgroundToolCallIds: work.flatMap((item) => ("toolCallId" in item ? [item.toolCallId] : [])),
    backgroundTerminalIds: work.flatMap((item) => ("terminalId" in item ? [item.terminalId] : [])),
  };
}

type Work = { toolCallId: string } | { terminalId: string } | object;

function readBackground(update: Record<string, unknown>, context: ReduceContext): Work[] {
  if (update.background === undefined || update.background === null) return [];
  const decoded = decodeField(background, "background", update.background, update, context);
  if (decoded === INVALID) return [];
  return (decoded as unknown[]).filter(isObject).filter(isKnownWork);
}

function isKnownWork(item: Record<string, unknown>): boolean {
  return item.type === "tool_call" || item.type === "terminal";
}
