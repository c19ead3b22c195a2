import type { Token } from "markdown-it";
import { text } from "./attributes.js";
import { MAX_NESTING, MAX_TABLE_CELLS } from "./limits.js";
import type { MarkdownBlock, MarkdownInline, MarkdownListItem } from "./nodes.js";
import { toInlines } from "./toInlines.js";
import { toTable } from "./toTable.js";

/** Signals that a block goes beyond a limit and is to be shown as source. */
export const BEYOND_LIMITS: unique symbol = Symbol("beyond limits");

/**
 * Block tokens as a tree. `tokens` must be balanced; `lines` are the lines they were read from.
 * Answers `BEYOND_LIMITS` when nesting or a table is larger than the limits allow.
 */
export function toBlocks(
  tokens: readonly Token[],
  lines: readonly string[],
): readonly MarkdownBlock[] | typeof BEYOND_LIMITS {
  // At its nesting limit the tokenizer drops what is inside the container.
  if (tokens.some((token) => token.nesting === 1 && token.level >= MAX_NESTING - 1)) return BEYOND_LIMITS;
  const cells = tokens.reduce((sum, { type }) => sum + (type === "td_open" || type === "th_open" ? 1 : 0), 0);
  if (cells > MAX_TABLE_CELLS) return BEYOND_LIMITS;
  const reader: Reader = { tokens, lines, at: 0 };
  try {
    return readBlocks(reader, "");
  } catch (error) {
    if (error === BEYOND_LIMITS) return BEYOND_LIMITS;
    throw error;
  }
}

/** A position in the tokens, moved along by the functions below. */
export interface Reader {
  readonly tokens: readonly Token[];
  readonly lines: readonly string[];
  at: number;
}

function readBlocks(reader: Reader, close: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (
    let token = reader.tokens[reader.at];
    token && token.type !== close;
    token = reader.tokens[reader.at]
  ) {
    reader.at++;
    const block = readBlock(reader, token);
    if (block) blocks.push(block);
  }
  reader.at++;
  return blocks;
}

function readBlock(reader: Reader, token: Token): MarkdownBlock | undefined {
  switch (token.type) {
    case "paragraph_open": {
      const children = readInlines(reader, "paragraph_close");
      return token.hidden ? { type: "paragraph", tight: true, children } : { type: "paragraph", children };
    }
    case "heading_open":
      return {
        type: "heading",
        level: Number(token.tag.slice(1)),
        children: readInlines(reader, "heading_close"),
      };
    case "fence":
      return { type: "code", text: token.content, info: token.info.trim() };
    case "code_block":
      return { type: "code", text: token.content, info: "" };
    case "blockquote_open":
      return { type: "quote", children: readBlocks(reader, "blockquote_close") };
    case "bullet_list_open":
      return { type: "list", ordered: false, start: 1, items: readItems(reader, "bullet_list_close") };
    case "ordered_list_open": {
      const start = text(token, "start");
      return {
        type: "list",
        ordered: true,
        start: start === "" ? 1 : Number(start),
        items: readItems(reader, "ordered_list_close"),
      };
    }
    case "hr":
      return { type: "rule" };
    case "table_open":
      return toTable(reader, token);
    case "wide_table":
      return { type: "source", text: token.content };
    default:
      return token.content === "" ? undefined : { type: "source", text: token.content };
  }
}

/** The inlines up to the closing token, which is passed. */
export function readInlines(reader: Reader, close: string): readonly MarkdownInline[] {
  const inlines: MarkdownInline[] = [];
  for (
    let token = reader.tokens[reader.at];
    token && token.type !== close;
    token = reader.tokens[reader.at]
  ) {
    const children = toInlines(token.children ?? []);
    if (!children) throw BEYOND_LIMITS;
    inlines.push(...children);
    reader.at++;
  }
  reader.at++;
  return inlines;
}

function readItems(reader: Reader, close: string): MarkdownListItem[] {
  const items: MarkdownListItem[] = [];
  while (reader.at < reader.tokens.length && reader.tokens[reader.at]?.type !== close) {
    reader.at++;
    items.push(toItem(readBlocks(reader, "list_item_close")));
  }
  reader.at++;
  return items;
}

const TASK = /^\[([ xX])\]\s+/;

/** GitHub's task items: a bracketed blank or x in front of the item's text. */
function toItem(children: MarkdownBlock[]): MarkdownListItem {
  const [first, ...rest] = children;
  if (first?.type !== "paragraph") return { children };
  const [lead, ...inlines] = first.children;
  const task = lead?.type === "text" ? TASK.exec(lead.text) : null;
  if (lead?.type !== "text" || !task) return { children };
  const text = { type: "text" as const, text: lead.text.slice(task[0].length) };
  return { checked: task[1] !== " ", children: [{ ...first, children: [text, ...inlines] }, ...rest] };
}
