import { type EscapeOptions, exactPieces, type Hazard } from "./escapeText.js";

/** What to warn of: every hazard but text that only looks like the notation. */
export type Warning = Exclude<Hazard, "literal">;

/** How many characters of each kind `texts` have written out. */
export function countHazards(
  texts: readonly string[],
  options?: EscapeOptions,
): ReadonlyMap<Warning, number> {
  const counts = new Map<Warning, number>();
  for (const { hazard, count = 0 } of texts.flatMap((text) => exactPieces(text, options))) {
    if (hazard && hazard !== "literal") counts.set(hazard, (counts.get(hazard) ?? 0) + count);
  }
  return counts;
}
