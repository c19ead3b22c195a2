import type { ProtocolVersion } from "../protocol/types.js";
import type { IssueCode, OnIssue } from "./issues.js";

/** At least 16 MiB of output are kept per terminal unless the host says otherwise. */
export const DEFAULT_TERMINAL_BYTES: number = 16 * 1024 * 1024;

/** What a reducer needs to know besides the record and the update. */
export interface ReduceContext {
  readonly protocolVersion: ProtocolVersion;
  /** Number of the current turn; see `ToolCall.cancelledInTurn`. Default 0. */
  readonly turn?: number;
  /** Milliseconds of the client's clock; absent for replayed history, which gets no times. */
  readonly now?: number | undefined;
  /** Bytes of output to keep per terminal. Default 16 MiB. */
  readonly terminalBytes?: number;
  /** Lines of output to keep per terminal. Default: as many as the bytes allow. */
  readonly terminalLines?: number | undefined;
  readonly onIssue?: OnIssue | undefined;
}

/** Reports what was left out of an update. */
export function reporter(
  update: unknown,
  context: ReduceContext,
): (code: IssueCode, message: string) => void {
  return (code, message) => context.onIssue?.({ code, message, update });
}
