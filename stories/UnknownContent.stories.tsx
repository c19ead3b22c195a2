import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView } from "acp-tool-calls";

const meta: Meta<typeof ContentBlockView> = {
  title: "Content/UnknownContent",
  component: ContentBlockView,
  args: { stateKey: "story" },
};
export default meta;

/** A type that came after this version of the kit: all of it is there to read. */
export const Default: StoryObj<typeof ContentBlockView> = {
  args: { block: { type: "_table", columns: ["file", "lines"], rows: [["a.ts", 12]] } },
};
