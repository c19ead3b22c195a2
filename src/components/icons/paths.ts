import type { KnownToolKind } from "../../protocol/kinds.js";
import type { StatusIconName } from "../../react/icons.js";

/** One drawing for each kind, all on the same grid and of the same weight. */
export const KIND_PATHS: Readonly<Record<KnownToolKind, string>> = {
  read: "M4 2.2h5l3.2 3.2v8.4H4zM9 2.2v3.2h3.2M6.2 8.4h3.8M6.2 10.9h3.8",
  edit: "M3 13l.6-2.8L10.8 3 13 5.2 5.8 12.4zM9.4 4.4l2.2 2.2",
  delete: "M2.8 4.6h10.4M6.2 4.6V2.6h3.6v2M4.2 4.6l.6 8.8h6.4l.6-8.8M6.8 7.2v3.8M9.2 7.2v3.8",
  move: "M7 13.4H3.2V2.6h4.2l2.6 2.6v2M7.4 2.6v2.6h2.6M8.2 11h5M11.2 9l2 2-2 2",
  search: "M11.2 7a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 0 1 8.4 0zM10.2 10.2l3.2 3.2",
  execute:
    "M3.6 3h8.8c.9 0 1.6.7 1.6 1.6v6.8c0 .9-.7 1.6-1.6 1.6H3.6c-.9 0-1.6-.7-1.6-1.6V4.6C2 3.7 2.7 3 3.6 3zM4.8 6.2l2 1.8-2 1.8M8.6 10h2.6",
  think: "M6 12.4v-1.2C4.4 10.3 3.6 9 3.6 7.2a4.4 4.4 0 0 1 8.8 0c0 1.8-.8 3.1-2.4 4v1.2zM6.4 14.4h3.2",
  fetch:
    "M13.6 8A5.6 5.6 0 1 1 2.4 8a5.6 5.6 0 0 1 11.2 0zM2.4 8h11.2M8 2.4c3.4 3.4 3.4 7.8 0 11.2M8 2.4c-3.4 3.4-3.4 7.8 0 11.2",
  switch_mode: "M3 5.4h9.6M10.4 3.2l2.2 2.2-2.2 2.2M13 10.6H3.4M5.6 8.4l-2.2 2.2 2.2 2.2",
  other: "M8 2.2l5 2.8v6L8 13.8l-5-2.8V5zM3 5l5 2.9L13 5M8 7.9v5.9",
};

/** One drawing for each way a call can stand. */
export const STATUS_PATHS: Readonly<Record<StatusIconName, string>> = {
  pending: "M8 2.6a5.4 5.4 0 1 1 0 10.8A5.4 5.4 0 0 1 8 2.6zM8 5.2V8l1.8 1.4",
  in_progress: "M8 2.6A5.4 5.4 0 1 1 2.6 8",
  paused: "M6 4.4v7.2M10 4.4v7.2",
  completed: "M3.8 8.4l2.8 2.8 5.6-6.2",
  failed: "M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4",
  cancelled: "M13.4 8A5.4 5.4 0 1 1 2.6 8a5.4 5.4 0 0 1 10.8 0zM4.3 4.3l7.4 7.4",
  rejected: "M13.4 8A5.4 5.4 0 1 1 2.6 8a5.4 5.4 0 0 1 10.8 0zM5.4 8h5.2",
  needs_approval: "M8 2.2L13 4v4.2c0 2.7-2 4.6-5 5.6-3-1-5-2.9-5-5.6V4zM8 5.6v3M8 10.7v.1",
};

export const CHEVRON_PATH = "M6.5 4.5L10 8l-3.5 3.5";

export const GROUP_PATH = "M3 4.5h10M3 8h10M3 11.5h6";
export const DOWN_PATH = "M8 3v9M4.5 8.5L8 12l3.5-3.5";
