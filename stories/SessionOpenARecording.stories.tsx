import type { Meta, StoryObj } from "@storybook/react-vite";
import { useArgs } from "storybook/preview-api";
import { OpenRecording } from "./session/OpenRecording.js";

const meta = {
  title: "Session/Open a recording",
  component: OpenRecording,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { speed: 0, protocolVersion: "auto", recordedAnswers: true },
  argTypes: {
    speed: { control: { type: "number", min: 0, step: 0.25 } },
    protocolVersion: { control: "inline-radio", options: ["auto", "1", "2"] },
    recordedAnswers: { control: "boolean" },
    onChange: { table: { disable: true } },
  },
  render: function Render(args) {
    const [, update] = useArgs();
    return <OpenRecording {...args} onChange={update} />;
  },
} satisfies Meta<typeof OpenRecording>;

export default meta;

/** Shows any `.jsonl` recording or case file as a session, at once or at a chosen speed. */
export const Default: StoryObj<typeof meta> = {};
