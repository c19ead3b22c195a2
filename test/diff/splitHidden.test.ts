import fc from "fast-check";
import { expect, test } from "vitest";
import { splitHidden } from "../../src/diff/splitHidden.js";

const shown = (text: string) =>
  splitHidden(text)
    .map((run) => run.text)
    .join("");

test("every character that hides or reorders others is written out, the first one too", () => {
  expect(splitHidden('"user\u202e \u2066// admins\u2069')).toEqual([
    { text: '"user' },
    { text: "\\u{202e}", hidden: true },
    { text: " " },
    { text: "\\u{2066}", hidden: true },
    { text: "// admins" },
    { text: "\\u{2069}", hidden: true },
  ]);
});

test("none of them is left in any text, however often it is asked", () => {
  const unit = fc.constantFrom(
    "a",
    "\t",
    "\u202e",
    "\u200b",
    "\u001b",
    "\r",
    "\u2028",
    "\ufeff",
    "\u{e0041}",
    "\ud800",
    "é",
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(shown(text)).not.toMatch(/(?!\t)\p{Cc}|[\u202e\u200b\u2028\ufeff]|\p{Cs}|\u{e0041}/u);
      expect(shown(text)).toBe(shown(text));
    }),
  );
});

test("ordinary text, tabs and joined emoji stay as they are", () => {
  for (const text of ["", "a\tb", "👩‍👩‍👧 ⚠️", "שלום", "می‌خواهم"]) expect(shown(text)).toBe(text);
});
