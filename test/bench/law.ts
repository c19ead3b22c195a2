/**
 * The shape of a law of cost, for `npm run bench`.
 *
 * A module in `test/bench/laws` exports `laws: Law[]`. One named `*.browser.ts` or `*.browser.tsx` runs
 * in Chromium with the production build of React, any other in Node. Each law has arms that do the same
 * work in different ways, and claims about them. The arms take turns for at least seven rounds after one
 * that does not count; what is compared is the median CPU time per operation, never wall time.
 *
 *     export const laws: Law[] = [{
 *       name: "markdown-append",
 *       says: "An append at 50 KB costs at most twice that at 5 KB",
 *       arms: {
 *         "at 5 KB": { operations: 100, prepare: (root) => { …mount…; return async () => { …stream… }; } },
 *         "at 50 KB": { … },
 *       },
 *       claims: [{ arm: "at 50 KB", over: "at 5 KB", atMost: 2 }],
 *     }];
 */
export interface Law {
  /** Short, in kebab case: `npm run bench -- --only <part of a name>` picks laws by it. */
  readonly name: string;
  /** The law in words. */
  readonly says: string;
  readonly arms: Readonly<Record<string, Arm>>;
  readonly claims: readonly Claim[];
  /** How often each arm runs; at least and by default 7. */
  readonly rounds?: number;
  /** In the browser: gives each run a page of its own, in which nothing was loaded or compiled before. */
  readonly freshPage?: boolean;
  /** In the browser: adds `TaskCounts` to what each run counts. */
  readonly tasks?: boolean;
}

/** The tasks of a page's main thread during a run: how many, and their CPU time in milliseconds. */
export interface TaskCounts {
  readonly tasks: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

export interface Arm {
  /** How many operations one run of the work does. */
  readonly operations: number;
  /**
   * Called before each run, untimed. In the browser `root` is a fresh empty element of the page; in Node
   * it is absent. The function returned is what is timed, in the browser with the style, layout and paint
   * of the frames that pass before its promise resolves: `await frame()` to have those of a last change.
   * What is given to `tidy` is called after the run, untimed: unmount what was mounted.
   */
  readonly prepare: (root: HTMLElement, tidy: Tidy) => Work | Promise<Work>;
}

export type Tidy = (callback: () => void) => void;

/** The timed work. It may return or resolve with `Counts`, such as `{ nodes: 143 }`, for claims about them. */
export type Work = () => unknown;
export type Counts = Readonly<Record<string, number>>;

export type Claim =
  /** The arm's CPU time per operation is at most `atMost` times that of the arm `over`. */
  | { readonly arm: string; readonly over: string; readonly atMost: number }
  /** What the arm counted is at most `atMost`: in every round, or in the median one. */
  | { readonly arm: string; readonly count: string; readonly median?: true; readonly atMost: number }
  /** The arm's CPU time per operation is at most so many microseconds. */
  | { readonly arm: string; readonly microseconds: true; readonly atMost: number };

/** What came out of an arm: one entry per round that counts. */
export interface Measured {
  /** CPU microseconds per operation. */
  readonly cpu: readonly number[];
  readonly counts: readonly Counts[];
}
export type Measurements = Readonly<Record<string, Measured>>;

/** A law as data, and what came out of its arms. */
export interface Result {
  readonly law: Law;
  readonly measurements: Measurements;
}

/** How the arms of a law are run, wherever that is: one run of one arm. */
export type RunArm = (arm: string) => Promise<{ cpu: number; counts: Counts }>;

/** Runs the arms of a law in turns; the first round warms up and does not count. */
export async function measure(law: Law, run: RunArm): Promise<Measurements> {
  const rounds = Math.max(7, law.rounds ?? 7);
  const results = Object.keys(law.arms).map((arm) => ({
    arm,
    cpu: [] as number[],
    counts: [] as Counts[],
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const result of results) {
      const { cpu, counts } = await run(result.arm);
      if (round === 0) continue;
      result.cpu.push(cpu / (law.arms[result.arm]?.operations ?? 1));
      result.counts.push(counts);
    }
  }
  return Object.fromEntries(results.map(({ arm, ...measured }) => [arm, measured]));
}

/** In the browser: resolves after the next frame was painted. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
