import type { SessionUsage } from "./sessionUsage.js";
import { summarizeSessions, type ToolUsageRow } from "./summarizeToolUsage.js";

const COLUMNS = [
  "name",
  "kind",
  "calls",
  "completed",
  "failed",
  "cancelled",
  "unsettled",
  "approved",
  "rejected",
  "medianDuration",
  "p95Duration",
] as const satisfies readonly (keyof ToolUsageRow)[];

/**
 * The rows as CSV (RFC 4180) with a header line; durations in milliseconds. An agent's text that a
 * spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function toolUsageToCsv(rows: readonly ToolUsageRow[]): string {
  return toLines([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}

/** The rows of each session, one session after the other, with its id in a first column. */
export function sessionsToCsv(sessions: Iterable<SessionUsage>): string {
  const rows = [...sessions].flatMap((session) =>
    summarizeSessions([session]).map((row) => [session.sessionId, ...COLUMNS.map((column) => row[column])]),
  );
  return toLines([["sessionId", ...COLUMNS], ...rows]);
}

function toLines(table: readonly (readonly (string | number | undefined)[])[]): string {
  return [...table.map((row) => row.map(cell).join(",")), ""].join("\r\n");
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
