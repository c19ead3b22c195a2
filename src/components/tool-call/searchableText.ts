import type {
  BlockContent,
  ContentBlock,
  DiffContent,
  TextDiffContent,
  ToolCallContentItem,
} from "../../protocol/types.js";
import type { ToolCall } from "../../store/records.js";

/** Characters of a closed call that the browser's find-in-page sees: a page of text, not a log. */
const MAX_LENGTH = 50_000;

/** What a closed call holds, as plain text for the browser to search: locations and the content's text. */
export function searchableText(toolCall: ToolCall): string {
  const parts = toolCall.locations.map(({ path }) => path);
  let length = 0;
  for (const item of toolCall.content) {
    const text = textOf(item);
    parts.push(text);
    length += text.length;
    if (length > MAX_LENGTH) break;
  }
  if (toolCall.content.length === 0 && typeof toolCall.rawOutput === "string") parts.push(toolCall.rawOutput);
  return parts.filter(Boolean).join("\n").slice(0, MAX_LENGTH);
}

function textOf(item: ToolCallContentItem): string {
  if (item.type === "content") return blockText((item as BlockContent).content);
  if (item.type !== "diff") return "";
  const diff = item as DiffContent | TextDiffContent;
  return "changes" in diff ? (diff.patch?.text ?? "") : diff.newText;
}

function blockText(block: ContentBlock): string {
  if (block.type === "text") return block.text;
  return block.type === "resource" ? (block.resource.text ?? "") : "";
}
