import { INVALID } from "../../../protocol/decode.js";
import { isObject, own } from "../../../protocol/ownField.js";
import { toolCallShapes } from "../../../protocol/shapes.js";
import type { ContentBlock } from "../../../protocol/types.js";

const TYPES = ["text", "image", "audio", "resource_link", "resource"];
/** More than this are looked through as a tree. */
const MAX_BLOCKS = 50;

/** What a tool returned, as content. */
export interface ResultBlocks {
  readonly blocks: readonly ContentBlock[];
  /** Whether there is something beside the blocks that they do not say. */
  readonly hasMore: boolean;
}

/** Fields that say nothing beside the content. */
const ASIDE = ["isError", "_meta"];

/**
 * The content blocks of a tool result that an agent handed on as raw output: a list, `content` or
 * `result.content`, as MCP and Anthropic's messages write them. `undefined` where it is empty or any item is
 * something else.
 *
 * @see https://modelcontextprotocol.io/specification/2025-06-18/server/tools#tool-result
 */
export function readResultBlocks(value: unknown): ResultBlocks | undefined {
  for (const path of [[], ["content"], ["result", "content"]]) {
    const listed = path.reduce(own, value);
    if (!Array.isArray(listed) || listed.length === 0 || listed.length > MAX_BLOCKS) continue;
    const blocks = listed.map(toBlock);
    if (blocks.includes(undefined)) continue;
    return { blocks: blocks as ContentBlock[], hasMore: hasMoreBeside(value, path) };
  }
  return undefined;
}

/** Whether the objects on the way to a field say anything else. */
function hasMoreBeside(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return false;
  const others = Object.entries(value as object).filter(([name]) => name !== key && !ASIDE.includes(name));
  return (
    others.some(([, other]) => other !== null && other !== undefined) || hasMoreBeside(own(value, key), rest)
  );
}

function toBlock(item: unknown): ContentBlock | undefined {
  if (!isObject(item)) return undefined;
  const block = fromAnthropic(item) ?? item;
  if (!TYPES.includes(block.type as string)) return undefined;
  const decoded = toolCallShapes[2].item.decode({ type: "content", content: block });
  return decoded === INVALID ? undefined : (block as unknown as ContentBlock);
}

/** `{ type: "image", source: { type: "base64", media_type, data } }` as a block of the protocol. */
function fromAnthropic(item: Record<string, unknown>): Record<string, unknown> | undefined {
  const source = own(item, "source");
  if (item.type !== "image" || !isObject(source) || source.type !== "base64") return undefined;
  return { type: "image", data: source.data, mimeType: source.media_type };
}
