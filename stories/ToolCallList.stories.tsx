import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type ParentResolver,
  ToolCallList,
  type ToolCallListProps,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { readToolCallFacts } from "acp-tool-calls/dialects";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useRef } from "react";
import { expect, userEvent, within } from "storybook/test";
import { playedStore } from "./session/playedStore.js";
import { editCall, fetchCall, readCall, searchCall, testCall } from "./toolCall/calls.js";
import { playCalls } from "./toolCall/playCall.js";

const meta: Meta<typeof ToolCallList> = {
  title: "List/ToolCallList",
  component: ToolCallList,
  render: (props, { loaded }) => (
    <ToolCallStoreProvider store={loaded.store as ToolCallStore}>
      <ToolCallList {...props} />
    </ToolCallStoreProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof ToolCallList>;

const played = (recording: string) => [async () => ({ store: await playedStore(recording) })];
const calls = [searchCall, readCall, fetchCall, editCall, testCall];
const made = [async () => ({ store: playCalls(calls) })];

/** A session of Claude Code. What only looks is summed up, what changes or runs something stands alone. */
export const Session: Story = { loaders: played("claude-v2-tour") };

export const NoCalls: Story = {
  loaders: [async () => ({ store: createToolCallStore({ protocolVersion: 2 }) })],
};

/** A group with a failure starts open; it folds in place and stays as the reader left it. */
export const FoldedGroup: Story = {
  loaders: made,
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("button", { name: /3 / });
    await expect(await canvas.findByRole("button", { name: /Search backoff/ })).toBeVisible();
    await userEvent.click(group);
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: /Search backoff/ })).toBeNull();
  },
};

/** Every call in a row of its own. */
export const Ungrouped: Story = { loaders: made, args: { groupBy: false } };

/** Groups of the host's own making: here, all calls of one kind that follow each other. */
export const GroupedByKind: Story = {
  loaders: played("claude-v2-multiedit"),
  args: { groupBy: ({ kind }) => kind },
};

const parentOf: ParentResolver = (toolCall) => readToolCallFacts(toolCall).parentToolCallId;

/** The calls of a sub-agent below the call that started it. */
export const SubAgent: Story = {
  loaders: played("claude-bare-subagent"),
  args: { parentOf, groupBy: false },
  play: async ({ canvas }) => {
    const [group] = await canvas.findAllByRole("button", { name: /calls? of the sub-agent/ });
    await expect(group).toBeVisible();
  },
};

/** Some of the calls, in an order of the host's. */
export const ChosenCalls: Story = {
  loaders: made,
  args: { toolCallIds: ["call_5", "call_4"], groupBy: false },
};

/** A call that waits for an answer is never hidden in a group. */
export const Waiting: Story = {
  loaders: [
    async () => {
      const store = playCalls([searchCall, readCall]);
      void store.requestPermission(
        {
          sessionId: "s",
          title: "Read the lockfile",
          options: [
            { optionId: "once", name: "Yes", kind: "allow_once" },
            { optionId: "no", name: "No", kind: "reject_once" },
          ],
          subject: {
            type: "tool_call",
            toolCall: { toolCallId: "call_9", kind: "read", title: "Read package-lock.json" },
          },
        },
        { requestId: 9 },
      );
      return { store };
    },
  ],
};

function Page(props: ToolCallListProps & { readonly store: ToolCallStore }): ReactNode {
  const { store, ...list } = props;
  const scroller = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} style={{ height: 260, overflow: "auto" }} aria-label="Session" tabIndex={0}>
      <ToolCallStoreProvider store={store}>
        <ToolCallList {...list} scrollerRef={scroller} />
      </ToolCallStoreProvider>
    </section>
  );
}

/** In a part of the host's page that scrolls; it follows the end until the reader moves away. */
export const HostScrolls: Story = {
  loaders: played("claude-v2-tour"),
  args: { groupBy: false },
  render: (props, { loaded }) => <Page {...props} store={loaded.store as ToolCallStore} />,
  play: async ({ canvasElement }) => {
    const session = await within(canvasElement).findByRole("region", { name: "Session" });
    await expect(session.scrollHeight).toBeGreaterThan(session.clientHeight);
  },
};
