import {
  type AgentApp,
  type AgentContext,
  agent,
  RequestError,
} from "@agentclientprotocol/sdk/experimental/v2";
import { chosenOption, pause, type Turn, textOf } from "./turn.js";

export interface ScriptedAgentOptions {
  /** What the agent does with a prompt. */
  readonly script: (turn: Turn) => Promise<void>;
  /** Milliseconds per beat of the script. */
  readonly beat: number;
}

/** An agent that speaks v2 and runs a script for each prompt. */
export function createAgentV2({ script, beat }: ScriptedAgentOptions): AgentApp {
  const turns = new Map<string, AbortController>();
  const offers = new Map<string, AbortController>();
  /** Calls that are worked on whatever the turn does. */
  const background = new Set<string>();
  const connection = new AbortController();
  let count = 0;

  /** What a script needs for a turn of a session, the client's own or a sub-agent's. */
  function createTurn(client: AgentContext, sessionId: string, id: string, prompt: string): Turn {
    const controller = new AbortController();
    const { signal } = controller;
    turns.set(sessionId, controller);
    const send: Turn["send"] = (update) => client.notify("session/update", { sessionId, update });
    const turn: Turn = {
      id,
      prompt,
      signal,
      send,
      async ask(question) {
        await send(stateUpdate("requires_action"));
        const { outcome } = await client.request(
          "session/request_permission",
          { sessionId, ...question },
          { cancellationSignal: signal, stopWaitingOnCancel: true },
        );
        await send(stateUpdate("running"));
        return chosenOption(outcome, signal);
      },
      wait: (beats) => pause(beats * beat, signal),
      cancelled(id) {
        const offer = new AbortController();
        offers.set(id, offer);
        return offer.signal;
      },
      inBackground(toolCallId, work) {
        const { signal } = connection;
        background.add(toolCallId);
        const ended = work({ ...turn, signal, wait: (beats) => pause(beats * beat, signal) });
        ended
          .finally(() => {
            background.delete(toolCallId);
            return send(turns.has(sessionId) ? stateUpdate("running") : stateUpdate("idle"));
          })
          // A client that is gone hears of nothing.
          .catch(() => {});
      },
      subagent(childId) {
        const child = createTurn(client, childId, childId, prompt);
        signal.addEventListener("abort", () => turns.get(childId)?.abort());
        return child;
      },
    };
    return turn;
  }

  /** Each says all that goes on: what is not listed is over. */
  function stateUpdate<State extends "running" | "requires_action" | "idle">(state: State) {
    const works = [...background].map((toolCallId) => ({ type: "tool_call" as const, toolCallId }));
    return { sessionUpdate: "state_update" as const, state, background: works };
  }

  async function run(client: AgentContext, sessionId: string, id: string, prompt: string): Promise<void> {
    const turn = createTurn(client, sessionId, id, prompt);
    const { signal, send } = turn;
    await send(stateUpdate("running"));
    try {
      await script(turn);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    offers.clear();
    turns.delete(sessionId);
    const idle = stateUpdate("idle");
    await send(signal.aborted ? { ...idle, stopReason: "cancelled" } : { ...idle, stopReason: "end_turn" });
  }

  function cancelOne(id: string): void {
    const offer = offers.get(id);
    if (!offer) throw RequestError.invalidParams({ id }, "Cannot be cancelled");
    offer.abort();
    offers.delete(id);
  }

  return agent({ name: "scripted-agent" })
    .onConnect(({ closed }) => {
      closed.then(() => {
        connection.abort();
        for (const turn of turns.values()) turn.abort();
      });
    })
    .onRequest("initialize", ({ params }) => ({
      protocolVersion: params.protocolVersion,
      info: { name: "scripted-agent", title: "Scripted agent", version: "1" },
      capabilities: { session: {} },
    }))
    .onRequest("session/new", () => ({ sessionId: "live" }))
    .onRequest("session/prompt", ({ params: { sessionId, prompt }, client }) => {
      const id = `turn${++count}`;
      const messageId = `${id}_prompt`;
      const turn = async () => {
        const update = { sessionUpdate: "user_message", messageId, content: prompt } as const;
        await client.notify("session/update", { sessionId, update });
        await run(client, sessionId, id, textOf(prompt));
      };
      // A client that is gone hears of nothing.
      turn().catch(() => {});
      return { messageId };
    })
    .onRequest("tool_call/cancel", ({ params }) => cancelOne(params.toolCallId))
    .onRequest("terminal/cancel", ({ params }) => cancelOne(params.terminalId))
    .onNotification("session/cancel", ({ params }) => turns.get(params.sessionId)?.abort());
}
