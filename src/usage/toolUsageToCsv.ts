import type { ToolUsageRow } from "./summarizeToolUsage.js";

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
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(","));
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
