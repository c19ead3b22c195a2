import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView } from "acp-tool-calls";
import { expect } from "storybook/test";
import { BOMB, CHART_PNG } from "./content/media.js";
import { Recorded } from "./content/Recorded.js";

const meta: Meta<typeof ContentBlockView> = {
  title: "Content/Image",
  component: ContentBlockView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof ContentBlockView>;

export const Png: Story = {
  args: { block: { type: "image", mimeType: "image/png", data: CHART_PNG } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Image from agent, PNG 96×64" })).toBeVisible();
  },
};

/** What Claude Code makes of an MCP tool's result: text, a picture of two by two pixels, and words for the rest. */
export const FromAnMcpTool: Story = {
  render: () => <Recorded recording="claude-bare-mcp" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Image from agent, PNG 2×2" })).toBeVisible();
  },
};

export const DeclaredAsAnotherType: Story = {
  args: { block: { type: "image", mimeType: "image/webp", data: CHART_PNG } },
};

/** SVG may hold scripts: it is shown as source. */
export const Svg: Story = {
  args: {
    block: {
      type: "image",
      mimeType: "image/svg+xml",
      data: btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">\n  <circle r="4" />\n</svg>\n'),
    },
  },
};

/** A few bytes that claim 30,000 × 30,000 pixels are not decoded. */
export const TooManyPixels: Story = {
  args: { block: { type: "image", mimeType: "image/png", data: BOMB } },
};

export const NotBase64: Story = {
  args: { block: { type: "image", mimeType: "image/png", data: "@@@" } },
};

/** An address in place of data is never fetched. */
export const AddressOnly: Story = {
  args: { block: { type: "image", mimeType: "image/png", data: "", uri: "https://evil.test/x.png" } },
};
