import type { ContentBlock } from "../../src/protocol/types.js";

const files = import.meta.glob<string>("../recordings/*.jsonl", { query: "?raw", import: "default" });

/** Every content block of the tool calls in a recording, as it came over the wire, without repeats. */
export async function recordedBlocks(recording: string): Promise<ContentBlock[]> {
  const load = files[`../recordings/${recording}.jsonl`];
  if (!load) throw new Error(`There is no recording called ${recording}.`);
  const lines = (await load()).split("\n").filter((line) => line !== "");
  const blocks = lines.flatMap((line) => blocksOf(JSON.parse(line)));
  const unique = new Map(blocks.map((block) => [JSON.stringify(block), block]));
  return [...unique.values()];
}

function blocksOf(message: { params?: { update?: { content?: unknown } } }): ContentBlock[] {
  const content = message.params?.update?.content;
  return Array.isArray(content)
    ? content.filter((item) => item?.type === "content").map((item) => item.content)
    : [];
}
