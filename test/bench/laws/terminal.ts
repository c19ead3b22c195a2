import { createToolCallStore } from "acp-tool-calls/store";
import { createEmulator } from "../../../src/terminal/emulator.js";
import { loadEmulator } from "../../../src/terminal/loadEmulator.js";
import type { Arm, Law } from "../law.js";
import { chunks, coloured } from "../terminalOutput.js";

const MEGABYTE = 1024 * 1024;
const STREAM = 50 * MEGABYTE;
const KEPT = MEGABYTE;
const KEPT_ROWS = 10_000;

/**
 * What a stream of 50 MB leaves behind in the store and in the rows, in megabytes: the bytes and the
 * rows that are kept included, of which there are a megabyte and 10,000.
 */
const longStream: Arm = {
  operations: 1,
  async prepare(_, tidy) {
    const store = createToolCallStore({
      protocolVersion: 2,
      schedule: "sync",
      limits: { terminalBytes: KEPT },
    });
    const emulator = createEmulator(await loadEmulator(), { maxRows: KEPT_ROWS });
    tidy(() => emulator.dispose());
    const pieces = chunks(coloured(MEGABYTE));
    const feed = async () => {
      for (const data of pieces) {
        store.updateTerminal({ terminalId: "t", data });
        await new Promise<void>((done) => emulator.write(data, done));
      }
    };
    return async () => {
      const before = await memory();
      await feed();
      await feed();
      const atTwo = await memory();
      for (let fed = 2 * MEGABYTE; fed < STREAM; fed += MEGABYTE) await feed();
      const after = await memory();
      return { megabytesInAll: after - before, megabytesSinceTheSecond: after - atTwo };
    };
  },
};

/** Megabytes in use after a thorough collection. */
async function memory(): Promise<number> {
  for (let pass = 0; pass < 3; pass++) {
    (globalThis as { gc?: () => void }).gc?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

export const laws: Law[] = [
  {
    name: "terminal-memory",
    says: "A stream of 50 MB, of which a megabyte and 10,000 rows are kept, leaves 4 MB behind, and its last 48 MB leave nothing",
    arms: { "50 MB": longStream },
    claims: [
      { arm: "50 MB", count: "megabytesInAll", atMost: 4 },
      { arm: "50 MB", count: "megabytesSinceTheSecond", atMost: 0.75 },
    ],
  },
];
