import { millisecondsWaited } from "../store/millisecondsWaited.js";
import type { PermissionRecord, ToolCall } from "../store/records.js";
import type { SessionUsage } from "./sessionUsage.js";

/** One tool's part in one or several sessions: calls of the same `name` and `kind`. */
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
  /**
   * Milliseconds, without what calls waited for the user, over the settled calls whose times are known;
   * absent when there is none.
   */
  readonly medianDuration?: number;
  readonly p95Duration?: number;
}

/** How often each tool was called, how the calls ended and how long they took; most calls first. */
export function summarizeToolUsage(
  toolCalls: Iterable<ToolCall>,
  permissionRecords: Iterable<PermissionRecord> = [],
): readonly ToolUsageRow[] {
  return toRows(counted([...toolCalls], [...permissionRecords]));
}

/** The same over several sessions, such as one and its sub-agents: calls of one tool are one row. */
export function summarizeSessions(sessions: Iterable<SessionUsage>): readonly ToolUsageRow[] {
  // Two sessions may have calls of the same id: each is counted by itself.
  return toRows([...sessions].flatMap((session) => counted(session.toolCalls, session.permissionRecords)));
}

interface CountedCall {
  readonly toolCall: ToolCall;
  /** The answers to requests about it: kinds of the options that were chosen. */
  readonly answers: readonly string[];
  readonly duration: number | undefined;
}

function counted(
  toolCalls: readonly ToolCall[],
  permissionRecords: readonly PermissionRecord[],
): CountedCall[] {
  const records = new Map<string, PermissionRecord[]>();
  for (const record of permissionRecords) {
    const id = record.toolCall?.toolCallId;
    if (id !== undefined) records.set(id, [...(records.get(id) ?? []), record]);
  }
  return toolCalls.map((toolCall) => {
    const asked = records.get(toolCall.toolCallId) ?? [];
    return { toolCall, answers: asked.map(answerOf), duration: durationOf(toolCall, asked) };
  });
}

function toRows(calls: readonly CountedCall[]): readonly ToolUsageRow[] {
  const groups = new Map<string, CountedCall[]>();
  for (const call of calls) {
    const key = JSON.stringify([call.toolCall.name ?? null, call.toolCall.kind]);
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return [...groups.values()].map(toRow).sort((a, b) => b.calls - a.calls);
}

function toRow(calls: readonly CountedCall[]): ToolUsageRow {
  const [first] = calls as [CountedCall, ...CountedCall[]];
  const { name, kind } = first.toolCall;
  const count = (status: string) => calls.filter(({ toolCall }) => toolCall.status === status).length;
  const [completed, failed, cancelled] = [count("completed"), count("failed"), count("cancelled")];
  const answers = calls.flatMap((call) => call.answers);
  const durations = calls.flatMap(({ duration }) => duration ?? []).sort((a, b) => a - b);
  return {
    ...(name === undefined ? {} : { name }),
    kind,
    calls: calls.length,
    completed,
    failed,
    cancelled,
    unsettled: calls.length - completed - failed - cancelled,
    approved: answers.filter((answer) => answer.startsWith("allow")).length,
    rejected: answers.filter((answer) => answer.startsWith("reject")).length,
    ...(durations.length > 0
      ? { medianDuration: percentile(durations, 0.5), p95Duration: percentile(durations, 0.95) }
      : {}),
  };
}

/** As cards show it: what the call waited for the user is no part of it. */
function durationOf(
  { startedAt, endedAt }: ToolCall,
  records: readonly PermissionRecord[],
): number | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined;
  return Math.max(0, endedAt - startedAt - millisecondsWaited(records, startedAt));
}

/** The smallest value that at least this share of the sorted values does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The kind of the option that was chosen; empty where none was. */
function answerOf({ outcome, options }: PermissionRecord): string {
  if (outcome.outcome !== "selected") return "";
  return options.find(({ optionId }) => optionId === outcome.optionId)?.kind ?? "";
}
