import { Server } from "node:http";
import type { Plugin } from "vite";
import { AGENT_PATH, type AgentSocketOptions, offerAgent } from "./agentSocket.js";

/** Offers an agent of this machine to the stories, and tells them where. For the development server alone. */
export function agentPlugin(options: AgentSocketOptions): Plugin {
  const told = { ...options, path: AGENT_PATH };
  return {
    name: "acp-agent",
    apply: "serve",
    config: () => ({ define: { "import.meta.env.ACP_AGENT": JSON.stringify(told) } }),
    configureServer({ config, httpServer }) {
      // Inside Storybook Vite has no server of its own; it shares Storybook's for hot updates.
      const { hmr } = config.server;
      const server = httpServer ?? (typeof hmr === "object" ? hmr.server : undefined);
      if (server instanceof Server) offerAgent(server, options);
      else config.logger.warn("ACP_AGENT is not offered: there is no server to offer it on.");
    },
  };
}
