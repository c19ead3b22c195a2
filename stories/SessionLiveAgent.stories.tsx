import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LiveAgent } from "./live/LiveAgent.js";

const meta: Meta<typeof LiveAgent> = {
  title: "Session/Live agent",
  component: LiveAgent,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { protocolVersion: 2, beat: 300 },
  argTypes: {
    protocolVersion: { control: "inline-radio", options: [1, 2] },
    beat: { control: { type: "number", min: 0, step: 50 } },
  },
};

export default meta;
type Story = StoryObj<typeof LiveAgent>;

/**
 * A client and an agent, both built with the protocol's SDK and connected by its streams. With
 * `ACP_AGENT="<command>" npm start` the agent is that command.
 */
export const Default: Story = {};

/** The same agent over v1: its updates pass through the kit's bridge, and one call cannot be cancelled. */
export const Version1: Story = { args: { protocolVersion: 1 } };

const scripted = { tags: ["!dev", "!autodocs"], args: { beat: 10 } };

/** To the end: the edit is allowed, and the long call cancelled by itself. */
export const Approved: Story = {
  ...scripted,
  // The long call lasts 40 beats, in which a busy machine has to find its button.
  args: { beat: 100 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await send(page);
    await answer(page, "Allow once");
    await userEvent.click(await page.findByRole("button", { name: "Cancel call" }, PATIENCE));
    await page.findByText(/The delay is capped/, {}, PATIENCE);
    await waitFor(() =>
      expect(statuses(canvasElement)).toEqual(["completed", "completed", "completed", "failed", "cancelled"]),
    );
    await page.findByRole("table");
  },
};

export const Refused: Story = {
  ...scripted,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await send(page);
    await answer(page, "Reject");
    await page.findByText(/I leave/, {}, PATIENCE);
    await waitFor(() => expect(statuses(canvasElement)).toEqual(["completed", "failed"]));
  },
};

export const CancelledTurn: Story = {
  ...scripted,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await send(page);
    await page.findByRole("button", { name: "Allow once" }, PATIENCE);
    await userEvent.click(page.getByRole("button", { name: "Cancel turn" }));
    await page.findByText("The agent waits for a prompt.", {}, PATIENCE);
    expect(page.queryByRole("button", { name: "Allow once" })).toBeNull();
    expect(statuses(canvasElement)).toEqual(["completed", "cancelled"]);
  },
};

/** Two sub-agents with sessions of their own, one of which asks; their calls count with the session's. */
export const Subagents: Story = {
  ...scripted,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Let sub-agents look around." }, PATIENCE));
    await send(page);
    const line = await page.findByRole("button", { name: /^Run the tests/ }, PATIENCE);
    await waitFor(() => expect(line).toHaveAccessibleName(/Needs approval/), PATIENCE);
    await answer(page, "Allow once");
    await page.findByText(/The client alone retries/, {}, PATIENCE);
    await waitFor(() => expect(line).toHaveAccessibleName(/2 calls|1 command/));
    expect(line).toHaveAttribute("aria-expanded", "false");
    const usage = await page.findByRole("table", { name: "Tool usage: 4 calls in 3 sessions" }, PATIENCE);
    expect(within(usage).getByRole("row", { name: /^read_file/ })).toHaveTextContent(/3/);
  },
};

/** A command that goes on after the turn, which the agent lists as background work. */
export const Background: Story = {
  ...scripted,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const suggestion = { name: "Start the preview in the background." };
    await userEvent.click(await page.findByRole("button", suggestion, PATIENCE));
    await send(page);
    await page.findByText("1 call goes on in the background.", {}, PATIENCE);
    await page.findByText("The agent waits for a prompt.", {}, PATIENCE);
    expect(statuses(canvasElement)).toEqual(["in_progress"]);
    await waitFor(() => expect(statuses(canvasElement)).toEqual(["completed"]), PATIENCE);
    await waitFor(() => expect(page.queryByText(/goes on in the background\.$/)).toBeNull());
  },
};

export const ApprovedInVersion1: Story = {
  ...scripted,
  args: { beat: 10, protocolVersion: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await send(page);
    await answer(page, "Allow once");
    await page.findByText(/The delay is capped/, {}, PATIENCE);
    await waitFor(() =>
      expect(statuses(canvasElement)).toEqual(["completed", "completed", "completed", "failed", "completed"]),
    );
  },
};

const PATIENCE = { timeout: 10_000 };
type Page = ReturnType<typeof within>;

async function send(page: Page): Promise<void> {
  await userEvent.click(await page.findByRole("button", { name: "Send" }, PATIENCE));
}

/** A prompt takes no answer in its first moments: the click is repeated, as a person would. */
async function answer(page: Page, name: string): Promise<void> {
  await page.findByRole("button", { name }, PATIENCE);
  await waitFor(
    () => {
      page.queryByRole("button", { name })?.click();
      expect(page.queryByRole("button", { name })).toBeNull();
    },
    { ...PATIENCE, interval: 200 },
  );
}

function statuses(page: HTMLElement): (string | undefined)[] {
  return [...page.querySelectorAll<HTMLElement>('[data-acp="tool-call"]')].map((card) => card.dataset.status);
}
