import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Replay } from "./session/Replay.js";

const meta = {
  title: "Session/Sub-agents",
  component: Replay,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { recording: "claude-v2-subagent", speed: 0 },
} satisfies Meta<typeof Replay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** v2: each sub-agent has a session of its own, which is shown below its line in the parent's. */
export const SessionsOfTheirOwn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const line = await page.findByRole("button", { name: /^Explore the code/ }, PATIENCE);
    expect(page.getAllByRole("button", { name: /^Explore/ })).toHaveLength(2);
    expect(line).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(line);
    const work = within(page.getByRole("region", { name: "Sub-agent: Explore the code" }));
    await waitFor(() => expect(work.getAllByRole("heading")).toHaveLength(2));
    expect(work.getByRole("heading", { name: /wc -l/ })).toBeVisible();
  },
};

/** v1: calls of a sub-agent name the call that started it in the vendor's metadata. */
export const ParentsInMetadata: Story = {
  args: { recording: "claude-bare-subagent" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const groups = () => page.getAllByRole("button", { name: /2 calls of the sub-agent/ });
    await waitFor(() => expect(groups()).toHaveLength(2), PATIENCE);
  },
};

const PATIENCE = { timeout: 10_000 };
