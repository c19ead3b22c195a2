import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ToolCallContent,
  ToolCallElapsed,
  ToolCallKindIcon,
  ToolCallKitProvider,
  ToolCallLocations,
  ToolCallName,
  ToolCallRawInput,
  ToolCallRawOutput,
  ToolCallStatus,
  ToolCallStoreProvider,
  ToolCallTitle,
  ToolUsageTable,
} from "acp-tool-calls";
import { expect } from "storybook/test";
import { playedSession } from "./session/playedStore.js";
import type { PlayedSession } from "./session/playSession.js";
import { editCall, fetchCall, readCall, searchCall, testCall } from "./toolCall/calls.js";
import { playCall, playCalls } from "./toolCall/playCall.js";

const meta: Meta = { title: "Cards/Parts" };
export default meta;

type Story = StoryObj;

const { toolCall, permissions } = playCall(searchCall);

export const Title: Story = { render: () => <ToolCallTitle toolCall={toolCall} /> };
export const Name: Story = { render: () => <ToolCallName toolCall={toolCall} /> };
export const KindIcon: Story = { render: () => <ToolCallKindIcon toolCall={toolCall} /> };
export const Status: Story = {
  render: () => <ToolCallStatus toolCall={toolCall} permissions={permissions} />,
};
export const Elapsed: Story = { render: () => <ToolCallElapsed toolCall={toolCall} /> };

/** Buttons where the host opens locations, else text. */
export const Locations: Story = {
  render: () => (
    <>
      <ToolCallLocations toolCall={toolCall} />
      <ToolCallKitProvider onOpenLocation={() => {}}>
        <ToolCallLocations toolCall={toolCall} />
      </ToolCallKitProvider>
    </>
  ),
};

export const Content: Story = { render: () => <ToolCallContent toolCall={playCall(editCall).toolCall} /> };
export const RawInput: Story = { render: () => <ToolCallRawInput toolCall={toolCall} /> };
export const RawOutput: Story = {
  render: () => <ToolCallRawOutput toolCall={{ ...toolCall, rawOutput: { matches: 2, truncated: false } }} />,
};

/** Which tools a session used. */
export const Usage: Story = {
  render: () => (
    <ToolCallStoreProvider store={playCalls([searchCall, readCall, fetchCall, editCall, testCall])}>
      <ToolUsageTable sessionId="example" />
    </ToolCallStoreProvider>
  ),
};

/** The same with the calls of its sub-agents, which have sessions of their own. */
export const UsageOfSubagents: Story = {
  loaders: [async () => ({ session: await playedSession("claude-v2-subagent") })],
  render: (_, { loaded }) => {
    const { store, sessions } = loaded.session as PlayedSession;
    return (
      <ToolCallStoreProvider store={store}>
        <ToolUsageTable sessionId="example" sessions={sessions} />
      </ToolCallStoreProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /in 3 sessions$/ })).toBeVisible();
  },
};
