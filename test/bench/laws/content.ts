import { highlight, loadGrammar } from "../../../src/components/code/highlight.js";
import { createMarkdownReader } from "../../../src/markdown/createMarkdownReader.js";
import { createTokenizer } from "../../../src/markdown/createTokenizer.js";
import { parseSgr } from "../../../src/terminal/sgr.js";
import type { Arm, Law } from "../law.js";

const tokenizer = createTokenizer();
const SIZE = 50_000;

/** `unit` again and again, up to `size` characters. */
const repeat = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length));
/** Half the text opens something, the other half closes it. */
const around = (open: string, middle: string, close: string) => (size: number) => {
  const count = Math.ceil(size / (open.length + close.length));
  return open.repeat(count) + middle + close.repeat(count);
};
const table = (size: number) => {
  const columns = Math.ceil(size / 6);
  return `${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"|\n".repeat(columns)}`;
};

const MARKDOWN: Readonly<Record<string, (size: number) => string>> = {
  "nested lists": repeat("* "),
  "nested quotes": repeat("> "),
  "open brackets": repeat("["),
  "link openers": repeat("[a](b"),
  "image openers": repeat("![a]("),
  "nested links": around("[", "a", "](b)"),
  "nested images": around("![", "a", "](b)"),
  "nested emphasis": around("*a **a ", "b", " a** a*"),
  "emphasis openers": repeat("_a "),
  "unmatched stars": repeat("a**b"),
  "backtick runs": (size) =>
    Array.from({ length: Math.sqrt(size * 2) }, (_, i) => `e${"`".repeat(i)}`).join(""),
  "escaped backslashes": repeat("\\\\"),
  "angle brackets": repeat("<"),
  "unclosed comments": repeat("<!--"),
  "www.": repeat("www."),
  "mail addresses": repeat("a@"),
  schemes: repeat("http://"),
  "wide table": table,
  "long table": repeat("|a|b|\n|-|-|\n|"),
  "reference definitions": (size) => Array.from({ length: size / 12 }, (_, i) => `[a${i}]: /u\n`).join(""),
  "references without definition": repeat("[a][b]"),
  "ordered lists": repeat("1. a\n"),
  strikethrough: repeat("~~a"),
  entities: repeat("&amp"),
  "hard breaks": repeat("a  \n"),
  "one long line": repeat("word "),
};

const CODE: readonly [language: string, unit: string][] = [
  ["typescript", "`${"],
  ["typescript", "/* "],
  ["typescript", "a<b<"],
  ["javascript", "<a>"],
  ["xml", "<a b="],
  ["bash", '$("'],
  ["python", 'f"{'],
  ["markdown", "**_"],
  ["cpp", "a(b,"],
  ["json", '{"a":'],
];
/** A line each 80 characters, or the text is not highlighted at all. */
const inLines = (text: string) => text.replace(/.{80}/g, "$&\n");

/** What takes so little that the grain of the clock, or one collection, would decide. */
const QUICK = /nested (lists|quotes)|backtick|wide table|one long line|^typescript -2f|^escapes/;

function twice(name: string, run: (text: string) => unknown, make: (size: number) => string): Law {
  const operations = QUICK.test(name) ? 20 : 1;
  const arm = (size: number): Arm => ({
    operations,
    prepare: () => {
      const text = make(size);
      return () => {
        for (let i = 0; i < operations; i++) run(text);
      };
    },
  });
  return {
    name: `pathological-${name.replace(/\W+/g, "-")}`,
    says: `Twice as much (${name}) takes less than 2.6 times as long`,
    arms: { "50 KB": arm(SIZE), "100 KB": arm(2 * SIZE) },
    claims: [{ arm: "100 KB", over: "50 KB", atMost: 2.6 }],
  };
}

await Promise.all([...new Set(CODE.map(([language]) => language))].map(loadGrammar));

export const laws: Law[] = [
  ...Object.entries(MARKDOWN).map(([name, make]) =>
    twice(`markdown ${name}`, (text) => createMarkdownReader(tokenizer)(text), make),
  ),
  ...CODE.map(([language, unit]) =>
    twice(
      `${language} ${unit.replace(/\W/g, (sign) => `-${sign.charCodeAt(0).toString(16)}`)}`,
      (text) => highlight(language, text),
      (size) => inLines(repeat(unit)(size)),
    ),
  ),
  twice("escapes unclosed", parseSgr, repeat("\u001b]0;a")),
  twice("escapes of colour", parseSgr, repeat("\u001b[38;5;9mx")),
];
