import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView } from "acp-tool-calls";
import { BEEP_WAV } from "./content/media.js";

const meta: Meta<typeof ContentBlockView> = {
  title: "Content/Audio",
  component: ContentBlockView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof ContentBlockView>;

export const Wav: Story = { args: { block: { type: "audio", mimeType: "audio/wav", data: BEEP_WAV } } };

/** HTML that says it is a sound. */
export const NotAudio: Story = {
  args: { block: { type: "audio", mimeType: "audio/mpeg", data: btoa("<script>alert(1)</script>") } },
};
