import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallRawOutput } from "acp-tool-calls";
import type { ToolCallStore } from "acp-tool-calls/store";
import type { ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { playedStore } from "./session/playedStore.js";

interface RawResultsProps {
  readonly recording: string;
}

/** The raw output of each call of a recording, as its card shows it. */
function RawResults({ store }: { readonly store: ToolCallStore }): ReactNode {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {store.getState().toolCallIds.map((id) => {
        const toolCall = store.getToolCall(id);
        return toolCall && <ToolCallRawOutput key={id} toolCall={toolCall} />;
      })}
    </div>
  );
}

const meta: Meta<RawResultsProps> = {
  title: "Content/Raw results",
  loaders: [async ({ args }) => ({ store: await playedStore(args.recording) })],
  render: (_, { loaded }) => <RawResults store={loaded.store as ToolCallStore} />,
};
export default meta;

type Story = StoryObj<RawResultsProps>;

/** Text, an image, a link and a resource that an MCP tool returned, which the agent hands on as raw output only. */
export const McpResult: Story = {
  args: { recording: "codex-bare-mcp" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Image from agent, PNG 2×2" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /report\.html/ })).toBeVisible();
  },
};

/** An agent with a form of its own: text, and attachments as `data:` addresses, which stay JSON. */
export const Attachments: Story = {
  args: { recording: "opencode-rich-mcp" },
  play: async ({ canvas }) => {
    for (const closed of await canvas.findAllByRole("button", { name: /output/i, expanded: false }))
      await userEvent.click(closed);
  },
};
