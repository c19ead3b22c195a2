import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ScalePage } from "./scale/ScalePage.js";

const meta: Meta<typeof ScalePage> = {
  title: "Scale",
  component: ScalePage,
  args: { calls: 10_000, updatesPerSecond: 200, streaming: false },
  argTypes: {
    calls: { control: { type: "number", min: 0, max: 50_000, step: 1000 } },
    updatesPerSecond: { control: { type: "number", min: 1, max: 2000, step: 50 } },
  },
};

export default meta;
type Story = StoryObj<typeof ScalePage>;

/** Ten thousand calls, and a stream of updates when you start it. */
export const TenThousandCalls: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll("[data-tool-call-id]").length).toBeLessThan(100);
  },
};

/** The same with the stream running from the start. */
export const LiveStream: Story = { args: { streaming: true, calls: 2000 } };
