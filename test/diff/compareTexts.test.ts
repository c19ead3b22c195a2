import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSequences } from "../../src/diff/compareSequences.js";
import { compareTexts } from "../../src/diff/compareTexts.js";
import { layoutRows } from "../../src/diff/layoutRows.js";
import { markWords } from "../../src/diff/markWords.js";
import { splitMarks } from "../../src/diff/splitMarks.js";
import type { DiffFile, DiffLine } from "../../src/diff/types.js";

const compare = (oldText: string | null | undefined, newText: string, kind?: string): DiffFile =>
  compareTexts({ path: "/srv/demo/a.txt", oldText, newText, ...(kind && { _meta: { kind } }) });

/** Every line of the rows with all gaps open. */
function linesOf(file: DiffFile): DiffLine[] {
  const openGaps = new Set(file.parts.keys());
  return layoutRows(file, { split: false, openGaps }).flatMap((row) =>
    row.type === "line" && row.line ? [row.line] : [],
  );
}

const sideOf = (lines: readonly DiffLine[], side: "old" | "new") =>
  lines
    .map(({ text, oldEnd, newEnd }) => {
      const end = side === "old" ? oldEnd : newEnd;
      return end === undefined ? "" : text + end;
    })
    .join("");

const text = fc
  .array(
    fc.tuple(
      fc.constantFrom("a", "b", "c", "", "  a", "x y", "{", "}", "é\u2028"),
      fc.constantFrom("\n", "\n", "\r\n"),
    ),
    { maxLength: 30 },
  )
  .map((lines) => lines.map(([line, end]) => line + end).join(""));
const textWithAnyEnd = fc
  .tuple(text, fc.constantFrom("", "end", "a", "\r"))
  .map(([lines, end]) => lines + end);

test("the rows give back both texts exactly", () => {
  fc.assert(
    fc.property(textWithAnyEnd, textWithAnyEnd, (oldText, newText) => {
      const lines = linesOf(compare(oldText, newText, "update"));
      expect(sideOf(lines, "old")).toBe(oldText);
      expect(sideOf(lines, "new")).toBe(newText);
    }),
    { numRuns: 500 },
  );
});

test("the counts are those of the rows, and never more than both texts have", () => {
  fc.assert(
    fc.property(text, text, (oldText, newText) => {
      const file = compare(oldText, newText, "update");
      const lines = linesOf(file);
      expect(file.added).toBe(lines.filter(({ type }) => type === "add").length);
      expect(file.removed).toBe(lines.filter(({ type }) => type === "delete").length);
    }),
  );
});

test("side by side shows the same lines as one below the other", () => {
  fc.assert(
    fc.property(text, text, (oldText, newText) => {
      const file = compare(oldText, newText, "update");
      const rows = layoutRows(file, { split: true, openGaps: new Set(file.parts.keys()) });
      const sides = rows.flatMap((row) => (row.type === "line" ? [row] : []));
      expect(sides.flatMap(({ line }) => (line ? line.text + line.oldEnd : [])).join("")).toBe(oldText);
      expect(sides.flatMap(({ other }) => (other ? other.text + other.newEnd : [])).join("")).toBe(newText);
    }),
  );
});

test("marks on words never change the text", () => {
  const line = fc.string({
    unit: fc.constantFrom("a", "B", " ", "(", "é", "😀", "\t", ".", "_1"),
    maxLength: 40,
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(line, { minLength: 1, maxLength: 4 }),
      (removed, added) => {
        const block = {
          removed: removed.map((text): DiffLine => ({ type: "delete", text })),
          added: added.map((text): DiffLine => ({ type: "add", text })),
        };
        for (const line of [...block.removed, ...block.added]) {
          const pieces = splitMarks(line.text, markWords(line, block));
          expect(pieces.map((piece) => piece.text).join("")).toBe(line.text);
        }
      },
    ),
  );
});

test("words that changed are marked, and white space around them is not", () => {
  const block = {
    removed: [{ type: "delete", text: "  return BASE_MS * 2 ** attempt;" } as const],
    added: [{ type: "add", text: "  return BASE_MS * 2 ** exponent;" } as const],
  };
  const marked = (line: DiffLine) =>
    splitMarks(line.text, markWords(line, block))
      .filter((piece) => piece.isMarked)
      .map((piece) => piece.text);
  expect(block.removed.flatMap(marked)).toEqual(["attempt"]);
  expect(block.added.flatMap(marked)).toEqual(["exponent"]);
});

test("what a comparison calls unchanged is equal on both sides", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, numbers, (old, next) => {
      const rebuilt: number[] = [];
      let position = 0;
      for (const { oldStart, oldEnd, newStart, newEnd } of compareSequences(old, next).changes) {
        rebuilt.push(...old.slice(position, oldStart), ...next.slice(newStart, newEnd));
        position = oldEnd;
      }
      expect([...rebuilt, ...old.slice(position)]).toEqual(next);
    }),
  );
});

test("two texts that stop short of a newline are a piece of a file, whose lines have no numbers", () => {
  const lines = linesOf(compare("second note", "changed note"));
  expect(lines.map(({ oldLine, newLine }) => oldLine ?? newLine)).toEqual([undefined, undefined]);
});

test("texts too different to compare are shown as replaced, and said to be", () => {
  const scramble = (step: number) =>
    Array.from({ length: 4_000 }, (_, index) => `${(index * step) % 7}\n`).join("");
  const file = compare(scramble(2), scramble(3), "update");
  expect(file.notes).toContainEqual({ type: "rewritten" });
  expect(sideOf(linesOf(file), "new")).toBe(scramble(3));
});

test("equal input is compared equally every time", () => {
  const oldText = Array.from({ length: 3_000 }, (_, index) => `${index % 11}\n`).join("");
  const newText = Array.from({ length: 3_000 }, (_, index) => `${index % 13}\n`).join("");
  expect(compare(oldText, newText)).toEqual(compare(oldText, newText));
});

test("what the agent says about the kind of change goes before a guess", () => {
  expect(compare(undefined, "a\n").operation).toBe("add");
  expect(compare("", "a\n").operation).toBe("add");
  expect(compare("", "a\n", "update").operation).toBe("modify");
  expect(compare("a\n", "", "delete").operation).toBe("delete");
  expect(compare("a\n", "").operation).toBe("modify");
  expect(compare("a\n", "b\n", "__proto__").operation).toBe("modify");
});
