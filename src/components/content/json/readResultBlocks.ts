import { INVALID } from "../../../protocol/decode.js";
import { isObject, own } from "../../../protocol/ownField.js";
import { toolCallShapes } from "../../../protocol/shapes.js";
import type { ContentBlock } from "../../../protocol/types.js";

const RICH_TYPES = ["image", "audio", "resource_link", "resource"];
/** More than this are looked through as a tree. */
const MAX_BLOCKS = 50;

/**
 * The content blocks of a tool result that an agent handed on as raw output: a list, `content` or
 * `result.content`, as MCP and Anthropic's messages write them. `undefined` where any item is something
 * else, and where all of it is text, which a tree shows as well.
 *
 * @see https://modelcontextprotocol.io/specification/2025-06-18/server/tools#tool-result
 */
export function readResultBlocks(value: unknown): readonly ContentBlock[] | undefined {
  const listed = Array.isArray(value) ? value : (own(value, "content") ?? contentOfResult(value));
  if (!Array.isArray(listed) || listed.length > MAX_BLOCKS) return undefined;
  const blocks = listed.map(toBlock);
  if (blocks.includes(undefined)) return undefined;
  return (blocks as ContentBlock[]).some(({ type }) => RICH_TYPES.includes(type))
    ? (blocks as ContentBlock[])
    : undefined;
}

function contentOfResult(value: unknown): unknown {
  const result = own(value, "result");
  return isObject(result) ? own(result, "content") : undefined;
}

function toBlock(item: unknown): ContentBlock | undefined {
  if (!isObject(item)) return undefined;
  const block = fromAnthropic(item) ?? item;
  if (block.type !== "text" && !RICH_TYPES.includes(block.type as string)) return undefined;
  const decoded = toolCallShapes[2].item.decode({ type: "content", content: block });
  return decoded === INVALID ? undefined : (block as unknown as ContentBlock);
}

/** `{ type: "image", source: { type: "base64", media_type, data } }` as a block of the protocol. */
function fromAnthropic(item: Record<string, unknown>): Record<string, unknown> | undefined {
  const source = own(item, "source");
  if (item.type !== "image" || !isObject(source) || source.type !== "base64") return undefined;
  return { type: "image", data: source.data, mimeType: source.media_type };
}
