import type { RequestPermissionRequestV2, SessionUpdateV2 } from "acp-tool-calls/store";

export type Question = Omit<RequestPermissionRequestV2, "sessionId">;
type CallUpdate = Extract<SessionUpdateV2, { sessionUpdate: "tool_call_update" }>;
export type CallFields = Omit<CallUpdate, "sessionUpdate">;

/** One turn of a scripted agent, whichever protocol version carries it. */
export interface Turn {
  /** Unique among the session's turns; ids of calls and messages begin with it. */
  readonly id: string;
  /** What the user asked for. */
  readonly prompt: string;
  /** Aborted when the client cancels the turn. */
  readonly signal: AbortSignal;
  readonly send: (update: SessionUpdateV2) => Promise<void>;
  /** The option that the user chose; `undefined` when the request was answered `cancelled`. */
  readonly ask: (question: Question) => Promise<string | undefined>;
  /** Lets time pass. Rejects when the turn is cancelled. */
  readonly wait: (beats: number) => Promise<void>;
  /** Aborted when the client cancels this one call or terminal. */
  readonly cancelled: (id: string) => AbortSignal;
  /**
   * Starts work on a call that goes on when the turn has ended, also when that is cancelled; the client is
   * told so where the protocol has words for it. `work` gets a turn that ends with the connection alone.
   */
  readonly inBackground: (toolCallId: string, work: (later: Turn) => Promise<void>) => void;
  /**
   * The turn of a sub-agent, in a session of its own. It ends with this one, or by itself. Where the
   * protocol has no such sessions it is this turn again.
   */
  readonly subagent: (sessionId: string) => Turn;
}

/** Runs one call: its start, the work, and its end as cancelled where the turn was cancelled meanwhile. */
export async function runCall(
  { send, signal }: Turn,
  call: CallFields,
  work: () => Promise<void>,
): Promise<void> {
  await send({ sessionUpdate: "tool_call_update", status: "in_progress", ...call });
  try {
    await work();
  } catch (error) {
    if (signal.aborted) {
      const { toolCallId } = call;
      await send({ sessionUpdate: "tool_call_update", toolCallId, status: "cancelled", capabilities: null });
    }
    throw error;
  }
}

/** A promise that settles after that many milliseconds, or rejects as soon as the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", stop);
    function done(): void {
      signal.removeEventListener("abort", stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}

/** The option that an outcome names. Rejects when it came because the turn is cancelled. */
export async function chosenOption(
  outcome: { readonly outcome: string; readonly optionId?: unknown },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (outcome.outcome === "selected") return String(outcome.optionId);
  // The client answers first and cancels the turn then.
  await pause(100, signal);
  return undefined;
}

/** The words of a prompt. */
export function textOf(prompt: readonly { readonly type: string }[]): string {
  return prompt.flatMap((block) => ("text" in block ? [String(block.text)] : [])).join("\n");
}
