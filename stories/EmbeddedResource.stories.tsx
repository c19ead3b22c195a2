import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView } from "acp-tool-calls";
import { expect } from "storybook/test";
import { CHART_PNG } from "./content/media.js";
import { Recorded } from "./content/Recorded.js";

const meta: Meta<typeof ContentBlockView> = {
  title: "Content/EmbeddedResource",
  component: ContentBlockView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof ContentBlockView>;

export const Source: Story = {
  args: {
    block: {
      type: "resource",
      resource: {
        uri: "file:///workspace/demo/src/greet.rs",
        mimeType: "text/x-rust",
        text: 'pub fn greet(name: &str) -> String {\n    format!("Hello, {name}!")\n}\n',
      },
    },
  },
};

/** The same result as Codex hands it on: text, an image, a link, and a resource that is Markdown. */
export const FromAnMcpTool: Story = {
  render: () => <Recorded recording="codexz-meta-mcp" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /report\.html/ })).toBeVisible();
    await expect(await canvas.findByText("embedded")).toBeVisible();
  },
};

export const Markdown: Story = {
  args: {
    block: {
      type: "resource",
      resource: { uri: "file:///srv/demo/notes.md", mimeType: "text/markdown", text: "# Notes\nwater daily" },
    },
  },
};

/** Never rendered, whatever it asks for. */
export const Html: Story = {
  args: {
    block: {
      type: "resource",
      resource: {
        uri: "ui://panel",
        mimeType: "text/html",
        text: "<script>parent.x = 1</script>\n<h1>Panel</h1>\n",
      },
    },
  },
};

export const Pdf: Story = {
  args: {
    block: {
      type: "resource",
      resource: { uri: "file:///srv/demo/paper.pdf", mimeType: "application/pdf", blob: "JVBERi0xLjQ=" },
    },
  },
};

export const ImageInABlob: Story = {
  args: {
    block: {
      type: "resource",
      resource: { uri: "file:///srv/demo/chart.png", mimeType: "image/png", blob: CHART_PNG },
    },
  },
};

/** Annotations say that this is not for the user. */
export const ForTheAssistant: Story = {
  args: {
    block: {
      type: "resource",
      annotations: { audience: ["assistant"], priority: 0.2 },
      resource: { uri: "memory://index", mimeType: "application/json", text: '{"files": 4}' },
    },
  },
};
