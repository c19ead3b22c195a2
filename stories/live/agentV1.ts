import { type AgentApp, type AgentContext, agent } from "@agentclientprotocol/sdk";
import type { SessionUpdateV1, SessionUpdateV2 } from "acp-tool-calls/store";
import { createV1Bridge, type V1Bridge } from "acp-tool-calls/v1";
import type { ScriptedAgentOptions } from "./agentV2.js";
import { chosenOption, pause, type Turn, textOf } from "./turn.js";

/**
 * The same agent for clients that speak v1: its updates go through the kit's bridge. v1 cannot cancel
 * one call, so nothing offers that.
 */
export function createAgentV1({ script, beat }: ScriptedAgentOptions): AgentApp {
  const turns = new Map<string, AbortController>();
  const bridges = new Map<string, V1Bridge>();
  const connection = new AbortController();
  let count = 0;

  async function run(
    client: AgentContext,
    sessionId: string,
    prompt: string,
    signal: AbortSignal,
  ): Promise<void> {
    const bridge = bridges.get(sessionId) ?? createV1Bridge();
    bridges.set(sessionId, bridge);
    const turn: Turn = {
      id: `turn${++count}`,
      prompt,
      signal,
      async send(update) {
        for (const converted of toV1(bridge, update)) {
          await client.notify("session/update", { sessionId, update: converted });
        }
      },
      async ask(question) {
        const request = bridge.convertPermissionRequest({ sessionId, ...question });
        const { outcome } = await client.request("session/request_permission", request, {
          cancellationSignal: signal,
        });
        return chosenOption(outcome, signal);
      },
      wait: (beats) => pause(beats * beat, signal),
      cancelled: () => new AbortController().signal,
      inBackground(_, work) {
        const { signal } = connection;
        // A client that is gone hears of nothing.
        work({ ...turn, signal, wait: (beats) => pause(beats * beat, signal) }).catch(() => {});
      },
      subagent: (id) => ({ ...turn, id }),
    };
    try {
      await script(turn);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  return agent({ name: "scripted-agent" })
    .onConnect(({ closed }) => {
      closed.then(() => {
        connection.abort();
        for (const turn of turns.values()) turn.abort();
      });
    })
    .onRequest("initialize", () => ({
      protocolVersion: 1,
      agentInfo: { name: "scripted-agent", title: "Scripted agent", version: "1" },
      agentCapabilities: {},
    }))
    .onRequest("session/new", () => ({ sessionId: "live" }))
    .onRequest("session/prompt", async ({ params: { sessionId, prompt }, client }) => {
      const turn = new AbortController();
      turns.set(sessionId, turn);
      await run(client, sessionId, textOf(prompt), turn.signal);
      return { stopReason: turn.signal.aborted ? "cancelled" : "end_turn" };
    })
    .onNotification("session/cancel", ({ params }) => turns.get(params.sessionId)?.abort());
}

/** Messages read the same in both versions; calls and terminals are converted, the rest has no form in v1. */
function toV1(bridge: V1Bridge, update: SessionUpdateV2): readonly SessionUpdateV1[] {
  if (update.sessionUpdate === "agent_message_chunk") return [update as SessionUpdateV1];
  return bridge.convertUpdate(update);
}
