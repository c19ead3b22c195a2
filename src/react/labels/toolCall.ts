import type { KnownToolKind } from "../../protocol/kinds.js";
import type { KnownToolCallStatus } from "../../protocol/statuses.js";

/** Strings of the card's header and frame. */
export const TOOL_CALL_LABELS: {
  /** A kind as the start of an accessible name: "Run command: npm test". */
  readonly kinds: Readonly<Record<KnownToolKind, string>>;
  readonly statuses: Readonly<Record<KnownToolCallStatus, string>>;
  readonly needsApproval: string;
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
  needsApproval: "Needs approval",
};
