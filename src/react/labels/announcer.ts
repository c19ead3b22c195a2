/** What the announcer says of calls and commands; of permissions it says what their labels hold. */
export const ANNOUNCER_LABELS: {
  /** One call settled. `name`: "Run command: cargo test"; `status`: "Done". */
  readonly settled: (name: string, status: string) => string;
  /** Several calls settled at about the same time. */
  readonly settledCount: (counts: { completed: number; failed: number; cancelled: number }) => string;
  readonly exited: (exitCode: number) => string;
  readonly killed: (signal: string) => string;
} = {
  settled: (name, status) => `${name}. ${status}.`,
  settledCount: (counts) =>
    (["completed", "failed", "cancelled"] as const)
      .filter((status) => counts[status] > 0)
      .map((status, index) => `${counts[status]}${index === 0 ? toolCalls(counts[status]) : ""} ${status}`)
      .join(", "),
  exited: (exitCode) => `Command exited with code ${exitCode}.`,
  killed: (signal) => `Command ended by ${signal}.`,
};

function toolCalls(count: number): string {
  return count === 1 ? " tool call" : " tool calls";
}
