import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView, ToolCallKitProvider } from "acp-tool-calls";

const meta: Meta<typeof ContentBlockView> = {
  title: "Content/ResourceLink",
  component: ContentBlockView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof ContentBlockView>;

export const Web: Story = {
  args: {
    block: {
      type: "resource_link",
      name: "almanac",
      title: "Almanac 12",
      uri: "https://docs.example.org/almanac",
      description: "Sowing dates by region.",
      mimeType: "text/html",
      size: 2048,
    },
  },
};

/** Opened by the host, where it can. */
export const File: Story = {
  args: {
    block: { type: "resource_link", name: "notes.md", uri: "file:///workspace/demo/notes.md", size: 812 },
  },
  render: (args) => (
    <ToolCallKitProvider onOpenLocation={() => {}}>
      <ContentBlockView {...args} />
    </ToolCallKitProvider>
  ),
};

export const FileWithoutHost: Story = {
  args: { block: { type: "resource_link", name: "notes.md", uri: "file:///workspace/demo/notes.md" } },
};

/** No link: the scheme opens another program. */
export const OtherScheme: Story = {
  args: { block: { type: "resource_link", name: "README", uri: "vscode://ms/x?y" } },
};
