import type { OpenStateStore } from "../../react/openState.js";
import { toolCallIdOf } from "../../react/permissions.js";
import type { ToolCallSession } from "../../store/records.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";
import { appendRows, type FactsChange } from "./appendRows.js";
import { buildRows, type IsGroupOpen, type ListRow } from "./buildRows.js";
import { type CallFacts, factsOf, type GroupBy, type ParentResolver, sameFacts } from "./callFacts.js";

/** The rows of a list as a store. They are another array only when a row came, went or reads otherwise. */
export interface ListModel {
  getRows(): readonly ListRow[];
  /** How often the rows became another array. */
  getRevision(): number;
  subscribe(listener: () => void): () => void;
}

export interface ListModelOptions {
  readonly parentOf?: ParentResolver | undefined;
  readonly groupBy?: GroupBy | undefined;
  /** Shows only these calls, in this order. */
  readonly toolCallIds?: readonly string[] | undefined;
}

/** Open while something in it goes on or failed, and while it is the newest; the rest is history. */
const isOpenByDefault: IsGroupOpen = (_, calls, isLast) =>
  isLast ||
  calls.some(({ outcome, awaiting }) => awaiting || outcome === "unsettled" || outcome === "failed");

/**
 * Follows a store with one subscription: a flush costs as much as the calls it changed. The rows are
 * built again only when a group or a sub-agent's calls changed in a way that the list shows.
 */
export function createListModel(
  store: ToolCallStore,
  openState: OpenStateStore,
  { parentOf, groupBy, toolCallIds }: ListModelOptions,
): ListModel {
  let facts = new Map<string, CallFacts>();
  let seen: ToolCallSession | undefined;
  let awaiting: ReadonlySet<string> = new Set();
  let opened = openState.getState();
  let rows: readonly ListRow[] = [];
  let revision = 0;

  /** The call that came last. */
  let last: CallFacts | undefined;
  /** Some call has a parent, which any call that comes later may be. */
  let nested = false;

  function readFacts(id: string): FactsChange[] {
    const toolCall = store.getToolCall(id);
    if (!toolCall) return [];
    const before = facts.get(id);
    const now = factsOf(toolCall, awaiting.has(id), parentOf, groupBy);
    if (sameFacts(before, now)) return [];
    facts.set(id, now);
    nested ||= now.parent !== undefined;
    if (before === undefined || before === last) last = now;
    return [{ before, now }];
  }

  function readAll(session: ToolCallSession): undefined {
    facts = new Map();
    last = undefined;
    nested = false;
    for (const id of session.toolCallIds) readFacts(id);
  }

  /** What changed in the session; `undefined` when everything may have. */
  function readSession(): readonly FactsChange[] | undefined {
    const session = store.getState();
    if (session === seen) return [];
    const before = seen;
    const wasAwaiting = awaiting;
    seen = session;
    if (session.permissionRequests !== before?.permissionRequests) awaiting = idsAwaiting(session);
    const isNext = before && session.revision === before.revision + 1;
    const isReset = last !== undefined && store.getToolCall(last.toolCallId) === undefined;
    if (!isNext || isReset) return readAll(session);
    const touched = new Set([...session.changedToolCallIds, ...difference(wasAwaiting, awaiting)]);
    return [...touched].flatMap(readFacts);
  }

  function readOpenState(): boolean {
    const before = opened;
    opened = openState.getState();
    if (before === opened) return false;
    return rows.some(({ type, key }) => type === "group" && before.get(key) !== opened.get(key));
  }

  function update(): void {
    const lastBefore = last;
    const changes = readSession();
    const reopened = readOpenState();
    if (changes?.length === 0 && !reopened) return;
    const appended = changes && !reopened && !nested && !toolCallIds && appendRows(rows, changes, lastBefore);
    const before = rows;
    rows = appended || rebuild();
    if (rows !== before) revision++;
  }

  function rebuild(): readonly ListRow[] {
    const shown = toolCallIds ? toolCallIds.flatMap((id) => facts.get(id) ?? []) : [...facts.values()];
    return buildRows(shown, (key, ...rest) => opened.get(key) ?? isOpenByDefault(key, ...rest));
  }

  return {
    getRows() {
      update();
      return rows;
    },
    getRevision() {
      update();
      return revision;
    },
    subscribe(listener) {
      let told = revision;
      const onChange = () => {
        update();
        if (revision === told) return;
        told = revision;
        listener();
      };
      const unsubscribes = [store.subscribe(onChange), openState.subscribe(onChange)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

function idsAwaiting({ permissionRequests }: ToolCallSession): ReadonlySet<string> {
  return new Set(permissionRequests.flatMap((request) => toolCallIdOf(request) ?? []));
}

function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  if (a === b) return [];
  return [...[...a].filter((id) => !b.has(id)), ...[...b].filter((id) => !a.has(id))];
}
