/** What was wrong with an input. */
export type IssueCode =
  /** The update as a whole could not be used: no object, or a required field is malformed. */
  | "invalid_update"
  /** An optional field was malformed and counts as omitted. */
  | "invalid_field"
  /** An item of a list was malformed and was left out; the rest is kept. */
  | "invalid_item"
  /** Terminal output that is not base64. */
  | "invalid_base64"
  /** A permission request that cannot be shown truthfully; it was answered `cancelled`. */
  | "invalid_permission_request"
  /** The answer to a permission request could not be sent; the request is pending again. */
  | "permission_not_sent"
  /** The host's `decide` threw or chose an option that cannot be sent; the user is asked. */
  | "policy_failed"
  /** An update that only the other protocol version has. */
  | "wrong_version"
  /** A dialect reader threw; the update was applied without it. */
  | "dialect_failed";

/** A report about input that was not, or not wholly, applied. */
export interface Issue {
  readonly code: IssueCode;
  /** What happened, where, and what was done about it. */
  readonly message: string;
  /** The input as it came. */
  readonly update: unknown;
}

export type OnIssue = (issue: Issue) => void;
