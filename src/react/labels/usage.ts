/** Strings of the tool-usage table. */
export const USAGE_LABELS: {
  readonly caption: (calls: number) => string;
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
  caption: (calls) => `Tool usage: ${calls === 1 ? "1 call" : `${calls} calls`}`,
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
