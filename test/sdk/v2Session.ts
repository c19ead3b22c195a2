import { type AgentApp, agent, type ClientConnection } from "@agentclientprotocol/sdk/experimental/v2";
import type { ToolCallSessions } from "acp-tool-calls/sdk";

/** An agent that has one session, `main`, and does nothing in it. */
export function openAgent(): AgentApp {
  return agent()
    .onRequest("initialize", ({ params }) => ({
      protocolVersion: params.protocolVersion,
      info: { name: "test-agent", version: "1" },
      capabilities: { session: {} },
    }))
    .onRequest("session/new", () => ({ sessionId: "main" }));
}

/** Sends the first prompt of that session, as a host would. */
export async function sendPrompt(
  { agent }: Pick<ClientConnection, "agent">,
  sessions: ToolCallSessions,
): Promise<void> {
  const info = { name: "test-client", version: "1" };
  await agent.request("initialize", { protocolVersion: 2, capabilities: {}, info });
  await agent.request("session/new", { cwd: "/w", mcpServers: [] });
  sessions.startTurn("main");
  await agent.request("session/prompt", { sessionId: "main", prompt: [{ type: "text", text: "go" }] });
}
