import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentBlockView, JsonView, type RenderBlock } from "acp-tool-calls";
import { type ReactNode, useEffect, useState } from "react";
import { expect } from "storybook/test";
import { recordedResults } from "./content/recordedResults.js";

interface RawResultProps {
  readonly recording: string;
}

/** The raw outputs of a recording, one below the other, as a card shows them. */
function RawResults({ recording }: RawResultProps): ReactNode {
  const [results, setResults] = useState<readonly unknown[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void recordedResults(recording).then((found) => isCurrent && setResults(found));
    return () => {
      isCurrent = false;
    };
  }, [recording]);
  return (
    <div style={{ display: "grid", gap: 24 }}>
      {results.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recording does not change
        <div key={index} data-acp="raw-output">
          <JsonView value={value} stateKey={`${recording}/${index}`} renderBlock={renderBlock} />
        </div>
      ))}
    </div>
  );
}

const renderBlock: RenderBlock = (block, stateKey) => <ContentBlockView block={block} stateKey={stateKey} />;

const meta: Meta<typeof RawResults> = { title: "Content/Raw results", component: RawResults };
export default meta;

type Story = StoryObj<typeof RawResults>;

/** Text, an image, a link and a resource that an MCP tool returned, which the agent hands on as raw output only. */
export const McpResult: Story = {
  args: { recording: "codex-bare-mcp" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Image from agent, PNG 2×2" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /report\.html/ })).toBeVisible();
  },
};

/** An agent with a form of its own: text, and attachments as `data:` addresses, which stay JSON. */
export const Attachments: Story = { args: { recording: "opencode-rich-mcp" } };
