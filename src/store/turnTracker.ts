import { INVALID, string } from "../protocol/decode.js";
import { own } from "../protocol/ownField.js";
import { background } from "../protocol/shapes.js";
import { readField } from "./readField.js";
import type { AgentState } from "./records.js";
import type { ReduceContext } from "./reduceContext.js";

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
  const state = readField(string, "state", update, context, true);
  if (state === INVALID) return tracker;
  const starts = state === "running" && tracker.startsOnRunning;
  const listed =
    own(update, "background") == null ? [] : readField(background, "background", update, context);
  const idsOf = (type: string, field: string) =>
    listed === INVALID
      ? []
      : (listed as Record<string, unknown>[]).flatMap((work) =>
          work.type === type ? [work[field] as string] : [],
        );
  return {
    turn: tracker.turn + (starts ? 1 : 0),
    agentState: state as AgentState,
    startsOnRunning: state === "idle" || (tracker.startsOnRunning && !starts),
    backgroundToolCallIds: idsOf("tool_call", "toolCallId"),
    backgroundTerminalIds: idsOf("terminal", "terminalId"),
  };
}
