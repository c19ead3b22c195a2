import type { Meta, StoryObj } from "@storybook/react-vite";
import { type DiffItem, DiffView, ToolCallKitProvider } from "acp-tool-calls";
import * as examples from "./diffs/examples.js";
import { recordedDiff, recordedRawInput } from "./diffs/recordedDiffs.js";

/**
 * The file changes of one diff item, of either protocol version. Paths and operations come from the
 * agent's list of changes; lines from its patch, or from comparing the two texts of a v1 diff.
 */
const meta = {
  title: "Content/DiffView",
  component: DiffView,
  args: { stateKey: "story" },
  decorators: [
    (Story) => (
      <ToolCallKitProvider>
        <div
          style={{
            maxWidth: 760,
            border: "1px solid color-mix(in oklab, currentColor 14%, transparent)",
            borderRadius: 8,
            overflow: "clip",
          }}
        >
          <Story />
        </div>
      </ToolCallKitProvider>
    ),
  ],
} satisfies Meta<typeof DiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

const show = (diff: DiffItem): Story => ({ args: { diff } });

/** A patch as an agent of protocol v2 sent it. */
export const Patch: Story = show(recordedDiff("claude-v2-edit", "/workspace/demo/src/util.ts"));

/** Two texts of a v1 agent, compared here. The unchanged part between the changes opens on demand. */
export const TextsOfV1: Story = show(examples.longText);

/** A piece of a file, whose place in it the agent did not say: its lines have no numbers. */
export const Piece: Story = show(recordedDiff("claude-bare-edit", "/workspace/demo/notes.txt"));

/** A hunk of Codex without anything that tells where it stands: no numbers. */
export const HunkAsText: Story = show(recordedDiff("codex-bare-heredoc", "/workspace/demo/src/util.ts"));

const codexDiff = recordedDiff("codexz-meta-multiedit", "/workspace/demo/src/util.ts");

/** The same from an older Codex, whose raw input holds the patch: the lines have their true numbers. */
export const HunkWithItsPlace: Story = {
  args: {
    diff: codexDiff,
    toolCall: {
      content: [codexDiff],
      locations: [],
      rawInput: recordedRawInput("codexz-meta-multiedit", "/workspace/demo/src/util.ts"),
    },
  },
};

/** Gemini sends whole files. */
export const WholeFile: Story = show(recordedDiff("gemini-rich-edit", "/workspace/demo/src/util.ts"));

/** OpenCode's words that were replaced, as two pieces of a line. */
export const PieceOfALine: Story = show(recordedDiff("opencode-rich-edit", "/workspace/demo/src/util.ts"));

/** A file that is new. */
export const NewFile: Story = show(recordedDiff("claude-v2-edit", "/workspace/demo/src/new.ts"));

/** Every operation the protocol knows, and one it does not. */
export const Operations: Story = show(examples.operations);

/** Old and new side by side. The choice holds for all diffs of a session. */
export const SideBySide: Story = {
  args: { diff: examples.longText },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Side by side" }, { timeout: 10_000 }));
  },
};

/** Binary files, symbolic links, submodules, modes and folders have no lines, and say so. */
export const WithoutLines: Story = show(examples.withoutLines);

/** Line endings, white space, and a newline that is missing at the end. */
export const Invisible: Story = show(examples.invisible);

/** Git's quoting, spaces, other scripts, and characters that hide. */
export const Paths: Story = show(examples.paths);

/** The patch and the list of changes disagree: both are marked, and every path is in full. */
export const Contradiction: Story = show(examples.contradiction);

/** A patch that cannot be read is shown as it came. */
export const Malformed: Story = show(examples.malformed);

/** A patch in a format that nobody has heard of. */
export const UnknownFormat: Story = show(examples.unknownFormat);

/** Ten thousand lines in fifty files: the first opens, the rest wait with their counts. */
export const Large: Story = show(examples.large);

/** One file of ten thousand lines. */
export const LongFile: Story = show(examples.longFile);

/** A bundle of one line. */
export const Minified: Story = show(examples.minified);

/** Code stays left to right in a page that is not. */
export const RightToLeft: Story = {
  args: { diff: examples.longText },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
