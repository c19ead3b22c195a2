/** What the announcer says to screen readers. */
export const ANNOUNCER_LABELS: {
  /** One call settled. `name`: "Run command: cargo test"; `status`: "Done". */
  readonly settled: (name: string, status: string) => string;
  /** Several calls settled at about the same time. */
  readonly settledCount: (counts: { completed: number; failed: number; cancelled: number }) => string;
  readonly exited: (exitCode: number) => string;
  readonly killed: (signal: string) => string;
  /** `what`: "run command cargo test in /w". */
  readonly permissionNeeded: (what: string, options: number) => string;
  readonly permissionsNeeded: (requests: number) => string;
  readonly runCommand: (command: string, cwd: string) => string;
  /** How to get to the prompt, where the host has a key for it. */
  readonly review: (shortcut: string) => string;
  readonly permissionWithdrawn: string;
} = {
  settled: (name, status) => `${name}. ${status}.`,
  settledCount: (counts) =>
    (["completed", "failed", "cancelled"] as const)
      .filter((status) => counts[status] > 0)
      .map((status, index) => `${counts[status]}${index === 0 ? toolCalls(counts[status]) : ""} ${status}`)
      .join(", "),
  exited: (exitCode) => `Command exited with code ${exitCode}.`,
  killed: (signal) => `Command ended by ${signal}.`,
  permissionNeeded: (what, options) =>
    `Permission needed: ${what}. ${options} ${options === 1 ? "option" : "options"}.`,
  permissionsNeeded: (requests) => `${requests} permissions needed.`,
  runCommand: (command, cwd) => `run command ${command} in ${cwd}`,
  review: (shortcut) => `Press ${shortcut} to review.`,
  permissionWithdrawn: "Permission request withdrawn.",
};

function toolCalls(count: number): string {
  return count === 1 ? " tool call" : " tool calls";
}
