import type { Claim, Measurements, Result } from "./law.js";

/** Prints what a law's arms cost and how its claims stand; returns how many are broken. */
export function report({ law, measurements }: Result): number {
  console.log(`\n${law.name}: ${law.says}`);
  for (const [arm, { cpu, counts }] of Object.entries(measurements)) {
    const noted = Object.keys(counts.at(-1) ?? {}).map(
      (name) => `, ${name} ${digits(median(counts.map((of) => of[name] ?? Number.NaN)))}`,
    );
    console.log(`    ${arm.padEnd(28)} ${digits(median(cpu)).padStart(9)} µs${noted.join("")}`);
  }
  const broken = law.claims.filter((claim) => !holds(claim, measurements));
  return broken.length;
}

function holds(claim: Claim, measurements: Measurements): boolean {
  const { value, words } = judge(claim, measurements);
  const ok = value <= claim.atMost;
  console.log(`  ${ok ? "✓" : "✗ BROKEN:"} ${words} ${digits(value)} (at most ${digits(claim.atMost)})`);
  return ok;
}

function judge(claim: Claim, measurements: Measurements): { value: number; words: string } {
  const { arm } = claim;
  const measured = measurements[arm];
  if (!measured) throw new Error(`A claim names the arm ${arm}, which the law does not have.`);
  if ("count" in claim) {
    const values = measured.counts.map((counts) => counts[claim.count] ?? Number.NaN);
    if (!claim.median) return { value: Math.max(...values), words: `${claim.count} of ${arm}:` };
    const all = [...values].sort((a, b) => a - b).map(digits);
    return { value: median(values), words: `${claim.count} of ${arm}, median of ${all.join(" ")}:` };
  }
  const own = median(measured.cpu);
  if (!("over" in claim)) return { value: own, words: `${arm}, µs:` };
  const other = measurements[claim.over];
  if (!other) throw new Error(`A claim names the arm ${claim.over}, which the law does not have.`);
  return { value: own / median(other.cpu), words: `${arm} ÷ ${claim.over} =` };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function digits(value: number): string {
  return String(Number(value.toPrecision(3)));
}
