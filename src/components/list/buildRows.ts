import type { CallFacts } from "./callFacts.js";
import { sortByParent } from "./sortByParent.js";

/** One row of a list: a call, or the line that sums up the calls below it. */
export type ListRow =
  | { readonly type: "call"; readonly key: string; readonly toolCallId: string; readonly depth: number }
  | {
      readonly type: "group";
      readonly key: string;
      /** Whether the calls follow each other by chance or were made by one sub-agent. */
      readonly of: "neighbours" | "children";
      readonly calls: readonly CallFacts[];
      readonly depth: number;
      readonly open: boolean;
    };

/** Whether a group that nobody touched is open. */
export type IsGroupOpen = (key: string, calls: readonly CallFacts[], isLast: boolean) => boolean;

/**
 * The rows of a list, in order. A group is named after its first call, so that it stays the same group
 * while it grows; its calls are rows of their own, so that grouping never remounts a card. Children
 * follow their parent.
 */
export function buildRows(calls: readonly CallFacts[], isOpen: IsGroupOpen): readonly ListRow[] {
  const { roots, childrenOf } = sortByParent(calls);
  const rows: ListRow[] = [];

  function addSiblings(siblings: readonly CallFacts[], depth: number): void {
    for (const run of splitRuns(siblings)) {
      const [first] = run;
      if (!first) continue;
      if (run.length > 1 && first.group !== undefined)
        addGroup("neighbours", `group:${first.toolCallId}`, run, depth);
      else for (const call of run) addCall(call, depth);
    }
  }

  function addGroup(
    of: "neighbours" | "children",
    key: string,
    members: readonly CallFacts[],
    depth: number,
  ): void {
    const isLast = members.at(-1) === calls.at(-1);
    const open = isOpen(key, members, isLast);
    rows.push({ type: "group", key, of, calls: members, depth, open });
    if (!open) return;
    if (of === "children") addSiblings(members, depth + 1);
    else for (const call of members) addCall(call, depth + 1);
  }

  function addCall(call: CallFacts, depth: number): void {
    const { toolCallId } = call;
    rows.push(rowOf(toolCallId, depth));
    const children = childrenOf.get(toolCallId);
    if (children) addGroup("children", `children:${toolCallId}`, children, depth + 1);
  }

  addSiblings(roots, 0);
  return rows;
}

/** The row of one call. */
export function rowOf(toolCallId: string, depth: number): ListRow {
  return { type: "call", key: `call:${toolCallId}`, toolCallId, depth };
}

/** Splits a list where the group changes. */
function splitRuns(siblings: readonly CallFacts[]): readonly (readonly CallFacts[])[] {
  const runs: CallFacts[][] = [];
  for (const call of siblings) {
    const run = runs.at(-1);
    if (run && call.group !== undefined && run[0]?.group === call.group) run.push(call);
    else runs.push([call]);
  }
  return runs;
}
