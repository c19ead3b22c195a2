import type { KnownToolKind } from "../../protocol/kinds.js";
import type { KnownToolCallStatus } from "../../protocol/statuses.js";

/** Strings of the card's header and frame. */
export const TOOL_CALL_LABELS: {
  /** A kind as the start of an accessible name: "Run command: npm test". */
  readonly kinds: Readonly<Record<KnownToolKind, string>>;
  readonly statuses: Readonly<Record<KnownToolCallStatus, string>>;
  /** A status of the agent's own, shown as still in progress. */
  readonly unknownStatus: (status: string) => string;
  readonly needsApproval: string;
  readonly rejected: string;
  /** A command's exit code, in place of "Failed". */
  readonly exitCode: (code: number) => string;
  /** The signal that ended a command, in place of "Failed". */
  readonly signal: (signal: string) => string;
  /** Milliseconds that a finished call took: "0.3 s", "4 min 12 s". */
  readonly duration: (milliseconds: number) => string;
  /** Whole seconds that a call has been running: "38 s". */
  readonly elapsed: (seconds: number) => string;
  /** How many different files a call names. */
  readonly fileCount: (count: number) => string;
  readonly locations: string;
  /** Name of a button that opens a location; `line` where it is known. */
  readonly openLocation: (path: string, line?: number) => string;
  readonly rawInput: string;
  readonly rawOutput: string;
  readonly nothingYet: string;
  readonly noOutput: string;
  /** A part of the card could not be drawn; where its data can be, it follows as JSON. */
  readonly couldNotDisplay: string;
  readonly cancel: string;
  /** Asked to cancel; the agent has not reported an end yet. */
  readonly cancelling: string;
  readonly cancelRefused: string;
} = {
  kinds: {
    read: "Read",
    edit: "Edit",
    delete: "Delete",
    move: "Move",
    search: "Search",
    execute: "Run command",
    think: "Think",
    fetch: "Fetch",
    switch_mode: "Switch mode",
    other: "Tool call",
  },
  statuses: {
    pending: "Pending",
    in_progress: "Running",
    paused: "Paused",
    completed: "Done",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  unknownStatus: (status) => `Running (${status})`,
  needsApproval: "Needs approval",
  rejected: "Rejected",
  exitCode: (code) => `Exit ${code}`,
  signal: (signal) => signal,
  duration: (milliseconds) => {
    if (milliseconds < 50) return "< 0.1 s";
    if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`;
    return wholeSeconds(Math.round(milliseconds / 1000));
  },
  elapsed: wholeSeconds,
  fileCount: (count) => `${count} files`,
  locations: "Files",
  openLocation: (path, line) => (line === undefined ? `Open ${path}` : `Open ${path}:${line}`),
  rawInput: "Input",
  rawOutput: "Output",
  nothingYet: "Nothing to show yet.",
  noOutput: "No output.",
  couldNotDisplay: "This could not be displayed.",
  cancel: "Cancel call",
  cancelling: "Cancelling…",
  cancelRefused: "Could not be cancelled",
};

function wholeSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
