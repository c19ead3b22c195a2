import { createToolCallStore } from "acp-tool-calls/store";
import { heapAround, streamSession } from "../heap.js";
import type { Law } from "../law.js";

/** The collector finishes some of its work between tasks. */
async function usedBytes(): Promise<number> {
  for (let index = 0; index < 3; index++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

export const laws: Law[] = [
  {
    name: "heap-store",
    says: "After 10,000 calls and a reset, the heap is within 10 % of where it started",
    arms: {
      "the store": {
        operations: 10_000,
        prepare() {
          const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
          const pause = () => undefined;
          return () =>
            heapAround(
              usedBytes,
              () => streamSession(store, pause),
              async () => store.reset(),
            );
        },
      },
    },
    claims: [{ arm: "the store", count: "percent after reset", atMost: 110 }],
  },
];
