import { type Counts, type Law, measure, type Result } from "./law.js";

/** Measures laws in this process and sends the results to the parent. */
export async function measureHere(laws: readonly Law[], only: string): Promise<void> {
  for (const law of laws) {
    if (!law.name.includes(only)) continue;
    const result: Result = { law, measurements: await measure(law, (arm) => run(law, arm)) };
    process.send?.(result);
  }
}

async function run(law: Law, name: string): Promise<{ cpu: number; counts: Counts }> {
  const arm = law.arms[name];
  if (!arm) throw new Error(`${law.name} has no arm ${name}.`);
  const tidy: (() => void)[] = [];
  const work = await arm.prepare(undefined as never, (callback) => tidy.push(callback));
  globalThis.gc?.();
  const before = process.cpuUsage();
  const counts = await work();
  const { user, system } = process.cpuUsage(before);
  for (const callback of tidy) callback();
  return { cpu: user + system, counts: (counts as Counts | undefined) ?? {} };
}
