import { createToolCallStore } from "acp-tool-calls/store";
import { AnsiUp } from "ansi_up";
import { createEmulator, type Emulator } from "../../../src/terminal/emulator.js";
import { loadEmulator } from "../../../src/terminal/loadEmulator.js";
import type { Arm, Law } from "../law.js";

const KIB = 1024;
const CHUNK = 4 * KIB;
const MAX_ROWS = 250_000;

/** Coloured output, as a test runner writes it. */
function output(bytes: number): Uint8Array {
  const lines: string[] = [];
  for (let length = 0, line = 0; length < bytes; line++) {
    const text = `\u001b[32m✓\u001b[39m src/file-${line % 97}.test.ts \u001b[2m(${line} tests)\u001b[22m \u001b[33m${line % 500} ms\u001b[39m\n`;
    lines.push(text);
    length += text.length;
  }
  return new TextEncoder().encode(lines.join("")).subarray(0, bytes);
}

function chunks(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    bytes.subarray(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** One piece after the other, each begun when the one before is done, as a session does it. */
function write({ write: feed }: Pick<Emulator, "write">, pieces: readonly Uint8Array[]): Promise<void> {
  return new Promise((resolve) => {
    const next = (index: number): void => {
      const piece = pieces[index];
      if (piece) feed(piece, () => next(index + 1));
      else resolve();
    };
    next(0);
  });
}

const FLUSHES = 200;
const TEN_LINES = output(700);

/** A flush: ten lines more, and the rows that are in sight. */
function flushAt(size: number): Arm {
  return {
    operations: FLUSHES,
    async prepare(_, tidy) {
      const emulator = createEmulator(await loadEmulator(), { maxRows: MAX_ROWS });
      tidy(() => emulator.dispose());
      await write(emulator, chunks(output(size)));
      return async () => {
        for (let flush = 0; flush < FLUSHES; flush++) {
          await write(emulator, [TEN_LINES]);
          const rows = emulator.rows();
          for (let row = rows.length - 30; row < rows.length; row++) rows.at(row);
        }
      };
    },
  };
}

const STREAM = chunks(output(5 * KIB * KIB));

const streams: Readonly<Record<string, Arm>> = {
  "the kit": {
    operations: STREAM.length,
    async prepare(_, tidy) {
      const emulator = createEmulator(await loadEmulator(), { maxRows: MAX_ROWS });
      tidy(() => emulator.dispose());
      return () => write(emulator, STREAM);
    },
  },
  "@xterm/headless": {
    operations: STREAM.length,
    async prepare(_, tidy) {
      const Terminal = await loadEmulator();
      const terminal = new Terminal({ cols: 80, rows: 24, scrollback: 1000, convertEol: true });
      tidy(() => terminal.dispose());
      return () => write({ write: (piece, done) => terminal.write(piece, done) }, STREAM);
    },
  },
  ansi_up: {
    operations: STREAM.length,
    prepare: () => {
      const converter = new AnsiUp();
      const decoder = new TextDecoder();
      return () => {
        let length = 0;
        for (const piece of STREAM)
          length += converter.ansi_to_html(decoder.decode(piece, { stream: true })).length;
        return { length };
      };
    },
  },
};

const FIFTY_MEGABYTES = 50 * KIB * KIB;

/** What a stream of 50 MB leaves behind in the store and in the rows, in megabytes. */
const longStream: Arm = {
  operations: 1,
  async prepare(_, tidy) {
    const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
    const emulator = createEmulator(await loadEmulator(), { maxRows: 10_000 });
    tidy(() => emulator.dispose());
    const pieces = chunks(output(KIB * KIB));
    const { gc } = globalThis as { gc?: () => void };
    gc?.();
    const before = process.memoryUsage();
    return async () => {
      for (let fed = 0; fed < FIFTY_MEGABYTES; fed += KIB * KIB) {
        for (const data of pieces) store.updateTerminal({ terminalId: "t", data });
        await write(emulator, pieces);
      }
      for (let pass = 0; pass < 3; pass++) {
        gc?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
      const after = process.memoryUsage();
      const kept = store.getTerminal("t")?.output.byteLength ?? 0;
      const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
      return { megabytesBesideTheOutput: (grown - kept) / (KIB * KIB) };
    };
  },
};

export const laws: Law[] = [
  {
    name: "terminal-flush",
    says: "A flush with 1 MB on screen costs at most 1.5 times that with 100 KB",
    arms: { "at 100 KB": flushAt(100 * KIB), "at 1 MB": flushAt(KIB * KIB) },
    claims: [{ arm: "at 1 MB", over: "at 100 KB", atMost: 1.5 }],
  },
  {
    name: "terminal-stream",
    says: "Bytes become rows in at most 2.5 times the CPU of xterm alone and 1.6 times that of ansi_up, which keeps nothing",
    arms: streams,
    claims: [
      { arm: "the kit", over: "ansi_up", atMost: 1.6 },
      { arm: "the kit", over: "@xterm/headless", atMost: 2.5 },
    ],
  },
  {
    name: "terminal-memory",
    says: "A stream of 50 MB leaves at most 24 MB beside the bytes that are kept",
    arms: { "50 MB": longStream },
    claims: [{ arm: "50 MB", count: "megabytesBesideTheOutput", atMost: 24 }],
  },
];
