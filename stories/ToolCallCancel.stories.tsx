import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallById, ToolCallCancel, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type CallStory, playCalls } from "./toolCall/playCall.js";

const buildCall: CallStory = {
  call: {
    toolCallId: "call_build",
    title: "npm run build -- --watch",
    name: "bash",
    kind: "execute",
    status: "in_progress",
    rawInput: { command: "npm run build -- --watch" },
    capabilities: { cancel: {} },
  },
  took: 12_000,
};

const meta: Meta<typeof ToolCallCancel> = {
  title: "Cards/ToolCallCancel",
  component: ToolCallCancel,
  parameters: { docs: { description: { component: "Shown while the agent offers `capabilities.cancel`." } } },
};

export default meta;
type Story = StoryObj<typeof ToolCallCancel>;

/** The agent agrees, and some time later reports the call as cancelled. */
export const Accepted: Story = {
  render: () => <Cancellable agentAgrees />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(await card.findByRole("button", { name: "Cancel call" }));
    await waitFor(() => expect(card.getByRole("button", { name: "Cancelling…" })).toHaveFocus());
    await card.findByText("Cancelled", {}, { timeout: 5000 });
  },
};

/** The agent refuses: the call goes on, and can be cancelled again. */
export const Refused: Story = {
  render: () => <Cancellable agentAgrees={false} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(await card.findByRole("button", { name: "Cancel call" }));
    await card.findByText("Could not be cancelled", {}, { timeout: 5000 });
    await expect(card.getByRole("button", { name: "Cancel call" })).toHaveFocus();
  },
};

function Cancellable({ agentAgrees }: { readonly agentAgrees: boolean }): ReactNode {
  const [store] = useState(() => playCalls([buildCall]));
  const cancel = async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (!agentAgrees) throw new Error("The call cannot be cancelled now.");
    setTimeout(
      () =>
        store.applySessionUpdate({
          sessionUpdate: "tool_call_update",
          toolCallId: "call_build",
          status: "cancelled",
        }),
      600,
    );
  };
  return (
    <ToolCallKitProvider onCancelToolCall={cancel}>
      <ToolCallStoreProvider store={store}>
        <ToolCallById toolCallId="call_build" />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}
