import type { IBufferLine } from "@xterm/headless";
import { createToolCallStore } from "acp-tool-calls/store";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator, type EmulatorSize } from "../../src/terminal/emulator.js";
import { loadEmulator } from "../../src/terminal/loadEmulator.js";
import { createPlayedSession } from "../../stories/session/playSession.js";
import { readRecordings } from "../stories/recordings.js";

const SIZE: EmulatorSize = { cols: 20, rows: 5 };

/** What stands in a line of the emulator, its last character included where xterm's own trimming drops it. */
function written(line: IBufferLine): { text: string; blanks: number } {
  let end = line.length;
  while (end > 0 && !line.getCell(end - 1)?.getChars()) end--;
  if (line.getCell(end - 1)?.getWidth() === 2) end++;
  return { text: line.translateToString(false, 0, end), blanks: line.length - end };
}

/** The rows that the emulator itself has, fed in one piece, with wrapped ones joined. */
async function reference(bytes: Uint8Array, { cols, rows }: EmulatorSize): Promise<string[]> {
  const Terminal = await loadEmulator();
  const terminal = new Terminal({ cols, rows, scrollback: 10_000, convertEol: true, allowProposedApi: true });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  await new Promise<void>((done) => terminal.write(text, done));
  const buffer = terminal.buffer.active;
  const lines: string[] = [];
  let blanksBefore = 0;
  for (let y = 0; y < buffer.length; y++) {
    const line = buffer.getLine(y) as IBufferLine;
    const { text, blanks } = written(line);
    if (line.isWrapped && lines.length > 0) {
      const fits = line.getCell(0)?.getWidth() === 2 && blanksBefore === 1 ? 0 : blanksBefore;
      lines.push(lines.pop() + " ".repeat(fits) + text);
    } else lines.push(text);
    blanksBefore = blanks;
  }
  terminal.dispose();
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

async function inPieces(bytes: Uint8Array, cuts: readonly number[], size?: EmulatorSize): Promise<string[]> {
  const emulator = createEmulator(await loadEmulator(), { size, maxRows: 10_000 });
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  for (let i = 0; i + 1 < places.length; i++) {
    const piece = bytes.subarray(places[i], places[i + 1]);
    await new Promise<void>((done) => emulator.write(piece, done));
  }
  const rows = emulator.rows();
  emulator.dispose();
  return Array.from({ length: rows.length }, (_, index) => rows.at(index).text);
}

const sequences = fc.constantFrom(
  "\n",
  "\r",
  "\b",
  "\t",
  "\u001b[2J",
  "\u001b[H",
  "\u001b[3A",
  "\u001b[2B",
  "\u001b[5C",
  "\u001b[K",
  "\u001b[1K",
  "\u001b[L",
  "\u001b[M",
  "\u001b[2;4r",
  "\u001b[r",
  "\u001bM",
  "\u001bD",
  "\u001b[?1049h",
  "\u001b[?1049l",
  "\u001b[3J",
  "\u001bc",
  "\u001b[31m",
  "\u001b[0m",
  "\u001b7",
  "\u001b8",
  "\u001b]0;title\u0007",
  "\u001bP$q\u001b\\",
  "\u001b[3b",
  "\u001b[2@",
  "\u001b[2P",
);
const output = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
      sequences,
      fc.constant("日本"),
      fc.constant("line of text\n"),
    ),
    { maxLength: 60 },
  )
  .map((parts) => new TextEncoder().encode(parts.join("")));

test("any output in any pieces gives the rows of the emulator fed in one piece", async () => {
  await fc.assert(
    fc.asyncProperty(output, fc.array(fc.nat(), { maxLength: 12 }), async (bytes, cuts) => {
      expect(await inPieces(bytes, cuts, SIZE)).toEqual(await reference(bytes, SIZE));
    }),
    { numRuns: 150 },
  );
}, 60_000);

test("any bytes in any pieces give the rows of those bytes in one piece", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (bytes, cuts) => {
        expect(await inPieces(bytes, cuts)).toEqual(await inPieces(bytes, []));
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

/** What every terminal of every recording was sent. */
function recordedOutputs(): Uint8Array[] {
  return readRecordings().flatMap(({ protocolVersion, messages }) => {
    const session = createPlayedSession({ protocolVersion, recordedAnswers: true });
    for (const message of messages) session.play(message);
    session.store.flush();
    const { terminalIds } = session.store.getState();
    return terminalIds.map((id) => joined(session.store.getTerminal(id)?.output ?? []));
  });
}

function joined(pieces: Iterable<Uint8Array>): Uint8Array {
  return new Uint8Array([...pieces].flatMap((piece) => [...piece]));
}

test("the outputs of the recordings, in random pieces, give the rows of the emulator fed in one piece", async () => {
  const outputs = recordedOutputs().filter(({ length }) => length > 0);
  expect(outputs.length).toBeGreaterThan(80);
  const random = fc.sample(fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), {
    numRuns: outputs.length,
    seed: 4,
  });
  for (const [index, bytes] of outputs.entries()) {
    expect(await inPieces(bytes, random[index] ?? [])).toEqual(
      await reference(bytes, { cols: 4096, rows: 50 }),
    );
  }
}, 120_000);

test("the bytes are kept exactly, however they were cut", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, (chunks) => {
      const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
      for (const chunk of chunks) {
        const data = Buffer.from(chunk).toString("base64");
        store.applySessionUpdate({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data });
      }
      expect(joined(store.getTerminal("t")?.output ?? [])).toEqual(joined(chunks));
    }),
  );
  for (const bytes of recordedOutputs()) {
    const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
    for (let at = 0; at < bytes.length; at += 97)
      store.updateTerminal({ terminalId: "t", data: bytes.subarray(at, at + 97) });
    expect(joined(store.getTerminal("t")?.output ?? [])).toEqual(bytes);
  }
}, 60_000);
