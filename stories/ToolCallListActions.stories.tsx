import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ToolCallList,
  ToolCallListActions,
  type ToolCallListHandle,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import type { ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useRef } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { editCall, readCall, searchCall, testCall, watchCall } from "./toolCall/calls.js";
import { playCalls } from "./toolCall/playCall.js";

function ListWithActions({ store }: { readonly store: ToolCallStore }): ReactNode {
  const list = useRef<ToolCallListHandle>(null);
  return (
    <ToolCallStoreProvider store={store}>
      <ToolCallListActions list={list} />
      <ToolCallList ref={list} />
    </ToolCallStoreProvider>
  );
}

const meta: Meta<typeof ToolCallListActions> = {
  title: "List/ToolCallListActions",
  component: ToolCallListActions,
  loaders: [async () => ({ store: playCalls([searchCall, readCall, testCall, editCall, watchCall]) })],
  render: (_, { loaded }) => <ListWithActions store={loaded.store as ToolCallStore} />,
};
export default meta;
type Story = StoryObj<typeof ToolCallListActions>;

export const Default: Story = {};

/** Groups and calls alike. */
export const ExpandAll: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Expand all" }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-state="closed"][data-acp^="tool-call"]')).toHaveLength(0),
    );
  },
};

/** The focus goes to the header of the call, wherever it was. */
export const NextFailure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next failure" }));
    await waitFor(() => expect(document.activeElement?.closest('[data-status="failed"]')).not.toBeNull());
  },
};
