import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { measureEntry } from "./measureEntry.js";

/** Limits in bytes, minified and compressed, without React. */
const LIMITS = [
  { what: "the store's own code", entry: "dist/store.js", without: ["immer", "zustand"], limit: 9_000 },
  { what: "the store with immer and zustand", entry: "dist/store.js", limit: 12_600 },
  { what: "what the components load at once", entry: "dist/index.js", limit: 35_000 },
];

describe("size", () => {
  it.for(LIMITS)("$what: at most $limit bytes", async ({ what, entry, without, limit }) => {
    const { eager, lazy } = await measureEntry(entry, without);
    console.info(`${what}: ${eager} of ${limit} bytes, and ${lazy} on demand`);
    expect(eager).toBeLessThanOrEqual(limit);
  });

  it("counts what is imported, but not what is imported on demand", async () => {
    const folder = mkdtempSync(join(tmpdir(), "acp-size-"));
    const noise = (length: number) => Array.from({ length }, (_, i) => Math.sin(i)).join();
    const modules = {
      "entry.js":
        'import { shared } from "./shared.js"; export const all = [shared, () => import("./later.js")];',
      "shared.js": `export const shared = "${noise(1000)}";`,
      "later.js": `import { shared } from "./shared.js"; export default [shared, "${noise(4000)}"];`,
    };
    for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
    const { eager, lazy } = await measureEntry(join(folder, "entry.js"));
    rmSync(folder, { recursive: true });
    expect(eager).toBeGreaterThan(7_000);
    expect(lazy).toBeGreaterThan(3 * eager);
  });
});
