/** Strings of what a prompt may come to show: a change to be seen, the second step of an answer, answers for all. */
export const PERMISSION_STEP_LABELS: {
  readonly changed: (fields: readonly string[]) => string;
  readonly changedFields: Readonly<Record<string, string>>;
  readonly before: string;
  readonly beforeNothing: string;
  readonly reviewed: string;
  readonly confirmAlways: string;
  /** What an answer that lasts covers; the agent's label follows in quotes. */
  readonly confirmCovers: string;
  readonly confirm: string;
  readonly back: string;
  readonly allowAll: (count: number) => string;
  readonly rejectAll: (count: number) => string;
  readonly notAllSeen: string;
} = {
  changed: (fields) => `The agent changed this request after you saw it: ${fields.join(", ")}.`,
  changedFields: {
    title: "title",
    name: "tool",
    kind: "kind",
    content: "content",
    locations: "files",
    rawInput: "input",
    rawOutput: "output",
    unknownFields: "other fields",
    command: "command",
  },
  before: "Before:",
  beforeNothing: "nothing",
  reviewed: "I have seen the change",
  confirmAlways: "Always allow?",
  confirmCovers:
    "You will not be asked again for whatever this covers. Only the agent knows what that is; its label says:",
  confirm: "Always allow",
  back: "Back",
  allowAll: (count) => `Allow all ${count} once`,
  rejectAll: (count) => `Reject all ${count}`,
  notAllSeen: "To allow all, see each request to its end first.",
};
