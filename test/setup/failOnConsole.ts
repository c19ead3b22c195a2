import { afterEach } from "vitest";

const seen: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...values: unknown[]) => {
    seen.push(`console.${level}: ${values.map(String).join(" ")}`);
  };
}

/** A test that expects a message replaces the method: `vi.spyOn(console, "error").mockImplementation(…)`. */
afterEach(() => {
  if (seen.length > 0) throw new Error(`Unexpected output\n${seen.splice(0).join("\n")}`);
});
