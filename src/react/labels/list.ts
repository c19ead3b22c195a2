/** Strings of lists and groups. */
export const LIST_LABELS: {
  /** Accessible name of the list. */
  readonly toolCalls: string;
} = {
  toolCalls: "Tool calls",
};
