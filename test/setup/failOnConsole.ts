import { afterEach } from "vitest";

const seen: string[] = [];

/**
 * The browser's word for "the rest is measured in the next frame". A list comes to it only in a frame that
 * is as high as its rows: measuring them changes the very frame that is measured with them. That is how it
 * is with any virtualiser, and seen by nobody; `test/browser/list` shows that other frames are free of it.
 */
const DEFERRED = "ResizeObserver loop completed with undelivered notifications";

for (const level of ["error", "warn"] as const) {
  console[level] = (...values: unknown[]) => {
    const text = values.map(String).join(" ");
    if (!text.includes(DEFERRED)) seen.push(`console.${level}: ${text}`);
  };
}

/** A test that expects a message replaces the method: `vi.spyOn(console, "error").mockImplementation(…)`. */
afterEach(() => {
  if (seen.length > 0) throw new Error(`Unexpected output\n${seen.splice(0).join("\n")}`);
});
