import { useCallback, useMemo, useSyncExternalStore } from "react";
import { isContainer } from "../../../protocol/ownField.js";
import { setAllOpen, useOpenStateStore } from "../../../react/openState.js";
import { createJsonTree, type JsonNode, type JsonTree, nodesOpenAtFirst, visibleNodes } from "./jsonTree.js";
import { isLongString } from "./stringHead.js";

/** Small values are shown whole; larger ones as far as this many rows reach. */
const ROWS_AT_FIRST = 40;

export interface JsonTreeState {
  readonly tree: JsonTree;
  readonly rows: readonly JsonNode[];
  readonly isOpen: (node: JsonNode) => boolean;
  readonly setOpen: (nodes: Iterable<JsonNode>, open: boolean) => void;
}

/**
 * A JSON value as rows, and which of its nodes are open. What the user opened or closed is kept under
 * `stateKey`, so that it is there again after the rows were away.
 */
export function useJsonTree(value: unknown, stateKey: string): JsonTreeState {
  const store = useOpenStateStore();
  const all = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const prefix = `${stateKey}/json/`;
  const chosen = useMemo(
    () => ([...all.keys()].some((key) => key.startsWith(prefix)) ? all : NONE),
    [all, prefix],
  );
  const tree = useMemo(() => createJsonTree(value), [value]);
  const atFirst = useMemo(() => nodesOpenAtFirst(tree, ROWS_AT_FIRST), [tree]);
  const isOpen = useCallback(
    (node: JsonNode) => (chosen === NONE ? undefined : chosen.get(prefix + node.id)) ?? atFirst.has(node),
    [chosen, prefix, atFirst],
  );
  const setOpen = useCallback(
    (nodes: Iterable<JsonNode>, open: boolean) =>
      setAllOpen(
        store,
        Array.from(nodes, (node) => prefix + node.id),
        open,
      ),
    [store, prefix],
  );
  const rows = useMemo(() => visibleNodes(tree, isOpen), [tree, isOpen]);
  return { tree, rows, isOpen, setOpen };
}

const NONE: ReadonlyMap<string, boolean> = new Map();

/** Whether a node opens: one with something inside, or a string that is cut. */
export function canOpen({ value }: JsonNode): boolean {
  return isContainer(value) ? Object.keys(value).length > 0 : isLongString(value);
}

/** The nodes around a node, without the root. */
export function ancestorsOf(node: JsonNode): JsonNode[] {
  const ancestors: JsonNode[] = [];
  for (let at = node.parent; at?.parent; at = at.parent) ancestors.push(at);
  return ancestors;
}
