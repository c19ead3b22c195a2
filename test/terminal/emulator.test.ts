import { expect, test } from "vitest";
import type { EmulatorSize } from "../../src/terminal/emulator.js";
import { createEmulator } from "../../src/terminal/emulator.js";
import { loadEmulator } from "../../src/terminal/loadEmulator.js";

async function show(pieces: (string | Uint8Array)[], size?: EmulatorSize, maxRows = 1000) {
  const emulator = createEmulator(await loadEmulator(), { size, maxRows });
  const encoder = new TextEncoder();
  for (const piece of pieces) {
    const bytes = typeof piece === "string" ? encoder.encode(piece) : piece;
    await new Promise<void>((done) => emulator.write(bytes, done));
  }
  await new Promise<void>((done) => emulator.end(done));
  const rows = emulator.rows();
  emulator.dispose();
  return rows;
}
async function texts(...input: Parameters<typeof show>) {
  const rows = await show(...input);
  return Array.from({ length: rows.length }, (_, index) => rows.at(index).text);
}

test("a line feed alone starts a new line", async () => {
  expect(await texts(["one\ntwo\r\nthree"])).toEqual(["one", "two", "three"]);
});

test("a character without width is kept where there is none to join: at the start, alone, behind a tab", async () => {
  expect(await texts(["\u06de a\n\u0301\n\tx\u0301\t\u0301y\n\u200bend\u200b"])).toEqual([
    "\u06de a",
    "\u0301",
    "        x\u0301       \u0301y",
    "\u200bend\u200b",
  ]);
});

test("what stands before a string sequence is not repeated behind it", async () => {
  expect(await texts(["\u65e5\u001bP$q\u001b\\\u001b[3b|\n", "a\u001b]0;title\u0007\u001b[3b|"])).toEqual([
    "\u65e5|",
    "a|",
  ]);
});

test("a carriage return writes over the line", async () => {
  expect(await texts(["seeds  10%\rseeds  55%\r", "seeds 100%\r\nstored\r\n"])).toEqual([
    "seeds 100%",
    "stored",
  ]);
});

test("lines that left the screen stay, in order", async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
  expect(await texts([`${lines.join("\n")}\n`], undefined, 10000)).toEqual(lines);
});

test("wrapped rows are one line, also across the edge of the screen", async () => {
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  expect(await texts([`${long}\nend`], { cols: 10, rows: 4 })).toEqual([long, "end"]);
});

test("without a size long lines do not wrap", async () => {
  const long = "x".repeat(3000);
  expect(await texts([`${long}\r`, "yy\n"])).toEqual([`yy${long.slice(2)}`]);
});
