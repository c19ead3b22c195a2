import type { PermissionRecord, ToolCall } from "../store/records.js";

/** One tool's part in a session: calls of the same `name` and `kind`. */
export interface ToolUsageRow {
  /** The tool's programmatic name; absent for calls without one. */
  readonly name?: string;
  readonly kind: string;
  readonly calls: number;
  readonly completed: number;
  readonly failed: number;
  readonly cancelled: number;
  /** Calls that have not settled. */
  readonly unsettled: number;
  /** Permission requests about these calls that were answered with an allow option, or a reject option. */
  readonly approved: number;
  readonly rejected: number;
  /** Milliseconds, over the settled calls whose times are known; absent when there is none. */
  readonly medianDuration?: number;
  readonly p95Duration?: number;
}

/** How often each tool was called, how the calls ended and how long they took; most calls first. */
export function summarizeToolUsage(
  toolCalls: Iterable<ToolCall>,
  permissionRecords: Iterable<PermissionRecord> = [],
): readonly ToolUsageRow[] {
  const groups = new Map<string, ToolCall[]>();
  for (const toolCall of toolCalls) {
    const key = JSON.stringify([toolCall.name ?? null, toolCall.kind]);
    groups.set(key, [...(groups.get(key) ?? []), toolCall]);
  }
  const answers = answersByCall(permissionRecords);
  return [...groups.values()].map((calls) => toRow(calls, answers)).sort((a, b) => b.calls - a.calls);
}

type Answers = ReadonlyMap<string, { approved: number; rejected: number }>;

function toRow(calls: readonly ToolCall[], answers: Answers): ToolUsageRow {
  const [first] = calls as [ToolCall, ...ToolCall[]];
  const count = (status: string) => calls.filter((call) => call.status === status).length;
  const [completed, failed, cancelled] = [count("completed"), count("failed"), count("cancelled")];
  const sum = (field: "approved" | "rejected") =>
    calls.reduce((total, { toolCallId }) => total + (answers.get(toolCallId)?.[field] ?? 0), 0);
  const durations = calls.flatMap(durationOf).sort((a, b) => a - b);
  return {
    ...(first.name === undefined ? {} : { name: first.name }),
    kind: first.kind,
    calls: calls.length,
    completed,
    failed,
    cancelled,
    unsettled: calls.length - completed - failed - cancelled,
    approved: sum("approved"),
    rejected: sum("rejected"),
    ...(durations.length > 0
      ? { medianDuration: percentile(durations, 0.5), p95Duration: percentile(durations, 0.95) }
      : {}),
  };
}

function durationOf({ startedAt, endedAt }: ToolCall): number[] {
  return startedAt === undefined || endedAt === undefined ? [] : [endedAt - startedAt];
}

/** The smallest value that at least this share of the sorted values does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function answersByCall(records: Iterable<PermissionRecord>): Answers {
  const answers = new Map<string, { approved: number; rejected: number }>();
  for (const { toolCall, outcome, options } of records) {
    if (!toolCall || outcome.outcome !== "selected") continue;
    const kind = options.find(({ optionId }) => optionId === outcome.optionId)?.kind ?? "";
    const known = answers.get(toolCall.toolCallId) ?? { approved: 0, rejected: 0 };
    if (kind.startsWith("allow")) known.approved++;
    if (kind.startsWith("reject")) known.rejected++;
    answers.set(toolCall.toolCallId, known);
  }
  return answers;
}
