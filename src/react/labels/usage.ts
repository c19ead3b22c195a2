/** Strings of the tool-usage table. */
export const USAGE_LABELS: {
  readonly caption: (calls: number) => string;
  /** The same of a session and its sub-agents, which have sessions of their own. */
  readonly captionOfSessions: (calls: number, sessions: number) => string;
  readonly columns: {
    readonly tool: string;
    readonly calls: string;
    readonly completed: string;
    readonly failed: string;
    readonly cancelled: string;
    readonly unsettled: string;
    readonly approved: string;
    readonly rejected: string;
    readonly median: string;
    readonly p95: string;
  };
  readonly empty: string;
  readonly saveCsv: string;
  readonly saveOtlp: string;
} = {
  caption: (calls) => `Tool usage: ${callCount(calls)}`,
  captionOfSessions: (calls, sessions) => `Tool usage: ${callCount(calls)} in ${sessions} sessions`,
  columns: {
    tool: "Tool",
    calls: "Calls",
    completed: "Done",
    failed: "Failed",
    cancelled: "Cancelled",
    unsettled: "Running",
    approved: "Approved",
    rejected: "Rejected",
    median: "Median",
    p95: "95th %",
  },
  empty: "No tool has been called yet.",
  saveCsv: "Save as CSV",
  saveOtlp: "Save as OpenTelemetry traces",
};

function callCount(calls: number): string {
  return calls === 1 ? "1 call" : `${calls} calls`;
}
