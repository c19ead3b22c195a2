/** Strings of sub-agents' sessions. */
export const SUBAGENT_LABELS: {
  /** A sub-agent whose title the agent did not say. */
  readonly untitled: string;
  /** Accessible name of all sub-agents of a session. */
  readonly subagents: string;
  /** Accessible name of what one did. */
  readonly work: (title: string) => string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly cancelRefused: string;
} = {
  untitled: "Sub-agent",
  subagents: "Sub-agents",
  work: (title) => `Sub-agent: ${title}`,
  cancel: "Cancel sub-agent",
  cancelling: "Cancelling…",
  cancelRefused: "The agent could not cancel it.",
};
