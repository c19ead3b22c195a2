/** Strings for what agents say of calls in their own ways. */
export const HINT_LABELS: {
  /** Which MCP server a tool belongs to, beside its name. */
  readonly mcpServer: (server: string) => string;
  /** The call is a review of another one. */
  readonly automaticReview: string;
  /** The user refused the call or stopped it; it may have run in part. Stands beside the status. */
  readonly stoppedByUser: string;
  readonly notPermitted: string;
  /** Not carried out, for a reason in the agent's own word. */
  readonly notCarriedOut: (reason: string) => string;
  /** The call's input is still being written. */
  readonly preparing: string;
} = {
  mcpServer: (server) => `MCP: ${server}`,
  automaticReview: "Automatic review",
  stoppedByUser: "Stopped by the user",
  notPermitted: "Not permitted",
  notCarriedOut: (reason) => `Not carried out: ${reason}`,
  preparing: "Preparing",
};
