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
  let count = 0;

  /** What a script needs for a turn of a session, the client's own or a sub-agent's. */
  function createTurn(client: AgentContext, sessionId: string, id: string, prompt: string): Turn {
    const controller = new AbortController();
    const { signal } = controller;
    turns.set(sessionId, controller);
    const send: Turn["send"] = (update) => client.notify("session/update", { sessionId, update });
    return {
      id,
      prompt,
      signal,
      send,
      async ask(question) {
        await send({ sessionUpdate: "state_update", state: "requires_action" });
        const { outcome } = await client.request(
          "session/request_permission",
          { sessionId, ...question },
          { cancellationSignal: signal, stopWaitingOnCancel: true },
        );
        await send({ sessionUpdate: "state_update", state: "running" });
        return chosenOption(outcome, signal);
      },
      wait: (beats) => pause(beats * beat, signal),
      cancelled(id) {
        const offer = new AbortController();
        offers.set(id, offer);
        return offer.signal;
      },
      subagent(childId) {
        const child = createTurn(client, childId, childId, prompt);
        signal.addEventListener("abort", () => turns.get(childId)?.abort());
        return child;
      },
    };
  }

  async function run(client: AgentContext, sessionId: string, id: string, prompt: string): Promise<void> {
    const turn = createTurn(client, sessionId, id, prompt);
    const { signal, send } = turn;
    await send({ sessionUpdate: "state_update", state: "running" });
    try {
      await script(turn);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    offers.clear();
    await send(
      signal.aborted
        ? { sessionUpdate: "state_update", state: "idle", stopReason: "cancelled" }
        : { sessionUpdate: "state_update", state: "idle", stopReason: "end_turn" },
    );
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
