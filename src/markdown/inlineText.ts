import type { MarkdownInline } from "./nodes.js";

/** What a reader sees of inlines, without markup. */
export function inlineText(inlines: readonly MarkdownInline[]): string {
  return inlines
    .map((inline) => {
      if ("children" in inline) return inlineText(inline.children);
      if (inline.type === "break") return "\n";
      return inline.type === "image" ? inline.alt : inline.text;
    })
    .join("");
}
