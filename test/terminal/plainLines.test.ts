import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator, type EmulatorSize } from "../../src/terminal/emulator.js";
import { loadEmulator } from "../../src/terminal/loadEmulator.js";
import type { TerminalRow } from "../../src/terminal/rows.js";

/** Does nothing that can be seen, and is no line of text: a screen is emulated from there on. */
const NEEDS_A_SCREEN = "\u001b[?25h";

async function show(pieces: readonly string[], size?: EmulatorSize): Promise<TerminalRow[]> {
  const emulator = createEmulator(await loadEmulator(), { size, maxRows: 10_000 });
  for (const piece of pieces)
    await new Promise<void>((done) => emulator.write(new TextEncoder().encode(piece), done));
  const rows = emulator.rows();
  emulator.dispose();
  return Array.from({ length: rows.length }, (_, index) => rows.at(index));
}

const sgr = fc
  .array(
    fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 8, 9, 21, 22, 24, 27, 31, 42, 49, 39, 95, 104, 38, 48, 2, 300),
    {
      maxLength: 5,
    },
  )
  .map((codes) => `\u001b[${codes.join(";")}m`);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.string({ maxLength: 14 }) },
  { weight: 3, arbitrary: sgr },
  fc.constantFrom("\u001b[38;5;208m", "\u001b[48;2;1;2;3m", "\u001b[0m", "\u001b[m"),
  fc.constantFrom("\t", "\t\t", " ", "日本", "✓", "é", "e\u0301", "🎉", "\u200d", "\r"),
);
const line = fc
  .tuple(fc.array(text, { maxLength: 6 }), fc.constantFrom("\n", "\n", "\r\n", "\r\r\n"))
  .map(([parts, end]) => parts.join("") + end);
const movement = fc.constantFrom("\u001b[2A", "\u001b[H", "\u001b[K", "\r", "\b", "\u001b[2J", "\u001b[3;5H");
const output = fc.array(fc.oneof({ weight: 12, arbitrary: line }, text, movement), { maxLength: 40 });

test.each([
  ["a small screen", { cols: 20, rows: 5 }],
  ["no size", undefined],
])(
  "lines read without a screen give the rows, and the styles, that a screen gives: %s",
  async (_, size) => {
    await fc.assert(
      fc.asyncProperty(output, async (pieces) => {
        expect(await show(pieces, size)).toEqual(await show([NEEDS_A_SCREEN, ...pieces], size));
      }),
      { numRuns: 300 },
    );
  },
  120_000,
);

test("a screen takes over with the lines that would be on it", async () => {
  const lines = Array.from({ length: 400 }, (_, index) => `\u001b[3${index % 8}mline ${index}\u001b[m\n`);
  const rows = await show([...lines, "\u001b[3A\u001b[2Kwritten over"]);
  expect(rows).toHaveLength(400);
  expect(rows.slice(395).map((row) => row.text)).toEqual([
    "line 395",
    "line 396",
    "written over",
    "line 398",
    "line 399",
  ]);
});

test("rows that were handed out stay as they were when a screen takes over", async () => {
  const emulator = createEmulator(await loadEmulator(), { maxRows: 1000 });
  const write = (text: string) =>
    new Promise<void>((done) => emulator.write(new TextEncoder().encode(text), done));
  await write("one\ntwo\nthree");
  const before = emulator.rows();
  await write("\u001b[2J");
  expect(Array.from({ length: before.length }, (_, index) => before.at(index).text)).toEqual([
    "one",
    "two",
    "three",
  ]);
  emulator.dispose();
});
