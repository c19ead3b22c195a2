import type { Page } from "playwright";
import type { Counts, TaskCounts } from "./law.js";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in microseconds: what a task costs, however busy the machine is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ["disabled-by-default-devtools.timeline", "__metadata"];

/** Does the work while the browser notes every task of the page's main thread. */
export async function traceTasks(page: Page, work: () => Promise<Counts>): Promise<Counts> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser.");
  await browser.startTracing(page, { categories: CATEGORIES });
  const counts = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { ...counts, ...summarize(tasksOf(traceEvents)) };
}

/** CPU milliseconds of each task, shortest first. */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const isMain = ({ name, args }: TraceEvent) => name === "thread_name" && args?.name === "CrRendererMain";
  const main = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`));
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && main.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => a - b);
}

function summarize(tasks: readonly number[]): TaskCounts {
  const at = (part: number) => tasks[Math.min(tasks.length - 1, Math.floor(tasks.length * part))] ?? 0;
  return { tasks: tasks.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}
