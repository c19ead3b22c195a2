import type { KnownToolKind } from "../../protocol/kinds.js";

type Plural = readonly [one: string, many: string];

/** Strings of lists and groups. */
export const LIST_LABELS: {
  /** Accessible name of the list. */
  readonly toolCalls: string;
  /** Title of a group of consecutive calls. */
  readonly group: (calls: number) => string;
  /** Title of the calls that a sub-agent made. */
  readonly children: (calls: number) => string;
  /** A call of a kind and several of it: "1 read", "3 reads". */
  readonly kinds: Readonly<Record<KnownToolKind, Plural>>;
  /** So many of a kind that failed: "1 edit failed". */
  readonly failed: (calls: string) => string;
  readonly separator: string;
  readonly running: (calls: number) => string;
  readonly someFailed: (calls: number) => string;
  readonly empty: string;
  /** The button that appears while there is more below what is shown. */
  readonly toLatest: string;
  readonly toRunning: string;
  readonly toNextFailure: string;
  readonly expandAll: string;
  readonly collapseAll: string;
  /** Accessible name of the buttons above. */
  readonly actions: string;
} = {
  toolCalls: "Tool calls",
  group: (calls) => `${calls} calls`,
  children: (calls) => (calls === 1 ? "1 call of the sub-agent" : `${calls} calls of the sub-agent`),
  kinds: {
    read: ["read", "reads"],
    edit: ["edit", "edits"],
    delete: ["delete", "deletes"],
    move: ["move", "moves"],
    search: ["search", "searches"],
    execute: ["command", "commands"],
    think: ["thought", "thoughts"],
    fetch: ["fetch", "fetches"],
    switch_mode: ["mode switch", "mode switches"],
    other: ["other", "others"],
  },
  failed: (calls) => `${calls} failed`,
  separator: " · ",
  running: (calls) => (calls === 1 ? "Running" : `${calls} running`),
  someFailed: (calls) => `${calls} failed`,
  empty: "No tool calls yet.",
  toLatest: "Latest",
  toRunning: "Running call",
  toNextFailure: "Next failure",
  expandAll: "Expand all",
  collapseAll: "Collapse all",
  actions: "Tool calls: view",
};
