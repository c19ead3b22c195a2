import type { Terminal } from "@xterm/headless";

/**
 * Sequences that the emulator carries out step by step: two million inserted lines keep it busy for
 * seconds. Counts that no program needs are ignored together with their sequence.
 */
export function guardCounts(terminal: Terminal): void {
  const ignoreAbove = (final: string, limit: () => number, prefix?: string) => {
    terminal.parser.registerCsiHandler(prefix ? { prefix, final } : { final }, (params) => {
      const count = params[0];
      return typeof count === "number" && count > limit();
    });
  };
  const rows = () => terminal.rows * 4;
  const columns = () => terminal.cols * 4;
  for (const final of ["L", "M", "S", "T"]) ignoreAbove(final, rows);
  for (const final of ["I", "Z"]) ignoreAbove(final, columns);
  ignoreAbove("b", () => terminal.rows * terminal.cols);
}
