import type { Counts, Law, Work } from "./law.js";

declare global {
  interface Window {
    bench: Bench;
  }
}

/** What the page offers to the process that measures it. */
interface Bench {
  /** The laws without their functions. */
  describe(): Law[];
  prepare(law: string, arm: string): Promise<void>;
  run(): Promise<Counts>;
  tidy(): void;
}

export function offer(laws: readonly Law[]): void {
  let work: Work = () => undefined;
  let tidy: (() => void)[] = [];
  window.bench = {
    describe: () => JSON.parse(JSON.stringify(laws)),
    async prepare(lawName, armName) {
      const arm = laws.find(({ name }) => name === lawName)?.arms[armName];
      if (!arm) throw new Error(`${lawName} has no arm ${armName}.`);
      const root = document.createElement("div");
      document.body.append(root);
      tidy = [() => root.remove()];
      work = await arm.prepare(root, (callback) => tidy.unshift(callback));
      globalThis.gc?.();
    },
    async run() {
      return ((await work()) as Counts | undefined) ?? {};
    },
    tidy() {
      for (const callback of tidy) callback();
      work = () => undefined;
    },
  };
}
