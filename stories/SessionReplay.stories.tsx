import type { Meta, StoryObj } from "@storybook/react-vite";
import { useArgs } from "storybook/preview-api";
import { Replay } from "./session/Replay.js";
import { RECORDING_NAMES } from "./session/recordings.js";

const meta = {
  title: "Session/Replay",
  component: Replay,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { recording: "claude-v2-tour", speed: 1 },
  argTypes: {
    recording: { control: "select", options: RECORDING_NAMES },
    speed: { control: { type: "number", min: 0, step: 0.25 } },
    onChange: { table: { disable: true } },
  },
  render: function Render(args) {
    const [, update] = useArgs();
    return <Replay {...args} onChange={update} />;
  },
} satisfies Meta<typeof Replay>;

export default meta;

/** What a real agent sent over the wire, played into a store as it was recorded. */
export const Default: StoryObj<typeof meta> = {};
