import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { defaultDialects } from "acp-tool-calls/dialects";
import { createToolCallStore, type Dialect, type ToolCallStore } from "acp-tool-calls/store";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { playedStore } from "./session/playedStore.js";
import { loadRecording } from "./session/recordings.js";

/**
 * What agents say of calls in their own `_meta`, read by `dialects` and shown behind the protocol's words:
 * the MCP server of a tool, names, automatic reviews, and why a call was not carried out. Agents can claim
 * anything here, so nothing is decided by it.
 */
const meta: Meta = {
  title: "Cards/Hints of dialects",
  render: (_, { loaded }) => <AllCalls store={loaded.store as ToolCallStore} />,
};
export default meta;
type Story = StoryObj;

const played = (recording: string) => [async () => ({ store: await playedStore(recording) })];

/** The updates of a recording as `session/load` repeats them, without the answers that the user gave. */
const reloaded = (name: string, dialects: readonly Dialect[]) => [
  async () => {
    const { protocolVersion, messages } = await loadRecording(name);
    const store = createToolCallStore({ protocolVersion, dialects, schedule: "sync" });
    for (const { method, params } of messages)
      if (method === "session/update")
        store.applySessionUpdate((params as { update: never }).update, { replay: true });
    return { store };
  },
];

function AllCalls({ store }: { readonly store: ToolCallStore }): ReactNode {
  return (
    <ToolCallKitProvider collapsePolicy={() => "closed"}>
      <ToolCallStoreProvider store={store}>
        {store.getState().toolCallIds.map((id) => (
          <ToolCallById key={id} toolCallId={id} />
        ))}
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}

/** Claude Code's tools of an MCP server: named by the request for permission, and by the tool's name. */
export const McpServerClaude: Story = {
  loaders: played("claude-bare-mcp"),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("MCP: demo")).toHaveLength(2);
  },
};

/** Codex marks its calls of MCP tools, and has some of them reviewed by a model first. */
export const McpServerCodex: Story = {
  loaders: played("codex-bare-mcp"),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("MCP: demo")).toHaveLength(2);
    await expect(await canvas.findByText("Automatic review")).toBeInTheDocument();
  },
};

/** Gemini CLI has the tool's name in the call's id alone, and the server in its title. */
export const McpServerGemini: Story = { loaders: played("gemini-rich-mcp") };

/** The user cancelled the turn while the command ran; the agent reports it as failed. */
export const StoppedByUser: Story = {
  loaders: played("claude-bare-cancel"),
  play: async ({ canvas }) => {
    await canvas.findByText("Stopped by the user");
    await expect(canvas.getByText("Failed")).toBeInTheDocument();
  },
};

/** A session that was loaded again: the client does not know what was answered then, the agent does. */
export const NotPermitted: Story = {
  loaders: reloaded("claude-bare-rejected", defaultDialects),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not permitted")).toHaveLength(2);
    await expect(canvas.getAllByText("Failed")).toHaveLength(2);
  },
};

/** The same session in a store without dialects. */
export const WithoutDialects: Story = { loaders: reloaded("claude-bare-rejected", []) };
