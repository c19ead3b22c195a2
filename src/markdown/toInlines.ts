import type { Token } from "markdown-it";
import { text } from "./attributes.js";
import { MAX_NESTING } from "./limits.js";
import type { MarkdownInline } from "./nodes.js";

type Container = { token: Token; children: MarkdownInline[] };

/** The inline tokens of one block as a tree; `undefined` when they nest deeper than the limit. */
export function toInlines(tokens: readonly Token[]): readonly MarkdownInline[] | undefined {
  const root: MarkdownInline[] = [];
  const open: Container[] = [];
  let into = root;
  for (const token of tokens) {
    if (token.nesting === 1) {
      if (open.length >= MAX_NESTING) return undefined;
      open.push({ token, children: [] });
    } else if (token.nesting === -1) {
      const container = open.pop();
      if (!container) continue;
      (open.at(-1)?.children ?? root).push(toContainer(container));
    } else append(into, toLeaf(token));
    into = open.at(-1)?.children ?? root;
  }
  return root;
}

function append(list: MarkdownInline[], node: MarkdownInline): void {
  const last = list.at(-1);
  if (node.type === "text" && last?.type === "text") {
    list[list.length - 1] = { type: "text", text: last.text + node.text };
  } else list.push(node);
}

function toContainer({ token, children }: Container): MarkdownInline {
  switch (token.type) {
    case "em_open":
      return { type: "emphasis", children };
    case "strong_open":
      return { type: "strong", children };
    case "s_open":
      return { type: "deleted", children };
    default:
      return { type: "link", address: text(token, "href"), ...titleOf(token), children };
  }
}

function toLeaf(token: Token): MarkdownInline {
  switch (token.type) {
    case "code_inline":
      return { type: "code", text: token.content };
    case "hardbreak":
      return { type: "break" };
    case "softbreak":
      return { type: "text", text: "\n" };
    case "image":
      return {
        type: "image",
        address: text(token, "src"),
        alt: plainText(token.children ?? []),
        ...titleOf(token),
      };
    default:
      return { type: "text", text: token.content };
  }
}

function titleOf(token: Token): { title?: string } {
  const title = text(token, "title");
  return title === "" ? {} : { title };
}

/** What an image's description says, without its markup. */
function plainText(tokens: readonly Token[]): string {
  let plain = "";
  for (const token of tokens) {
    if (token.type === "image") plain += plainText(token.children ?? []);
    else if (token.type === "softbreak" || token.type === "hardbreak") plain += "\n";
    else plain += token.content;
  }
  return plain;
}
