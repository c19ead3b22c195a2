import type { KnownToolKind } from "../../protocol/kinds.js";
import type { Labels } from "../../react/labels/index.js";
import type { CallFacts } from "./callFacts.js";

/** What the calls of a group were: "2 reads · 1 search · 1 fetch failed", in order of first appearance. */
export function summarizeGroup(calls: readonly CallFacts[], labels: Labels["list"]): string {
  const counts = new Map<string, { kind: KnownToolKind; failed: boolean; count: number }>();
  for (const { kind, outcome } of calls) {
    const failed = outcome === "failed";
    const key = `${kind} ${failed}`;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { kind, failed, count: 1 });
  }
  const phrases = [...counts.values()].map(({ kind, failed, count }) => {
    const phrase = `${count} ${labels.kinds[kind][count === 1 ? 0 : 1]}`;
    return failed ? labels.failed(phrase) : phrase;
  });
  return phrases.join(labels.separator);
}

/** How a group stands: what is still going on comes first, then what failed. */
export interface GroupStanding {
  readonly status: "in_progress" | "failed" | "completed";
  /** Calls with that status. */
  readonly count: number;
  /** Milliseconds from the first start to the last end; absent while calls run and where times are unknown. */
  readonly duration?: number;
}

export function groupStanding(calls: readonly CallFacts[]): GroupStanding {
  const unsettled = calls.filter(({ outcome }) => outcome === "unsettled").length;
  if (unsettled > 0) return { status: "in_progress", count: unsettled };
  const failed = calls.filter(({ outcome }) => outcome === "failed").length;
  if (failed > 0) return { status: "failed", count: failed };
  const started = Math.min(...calls.map(({ startedAt }) => startedAt ?? Number.NaN));
  const ended = Math.max(...calls.map(({ endedAt }) => endedAt ?? Number.NaN));
  const duration = ended - started;
  return { status: "completed", count: calls.length, ...(Number.isNaN(duration) ? {} : { duration }) };
}
