import { useCallback, useMemo, useState } from "react";
import { isContainer } from "./container.js";
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

/** A JSON value as rows, and which of its nodes are open. */
export function useJsonTree(value: unknown): JsonTreeState {
  const tree = useMemo(() => createJsonTree(value), [value]);
  const atFirst = useMemo(() => nodesOpenAtFirst(tree, ROWS_AT_FIRST), [tree]);
  const [chosen, setChosen] = useState<ReadonlyMap<JsonNode, boolean>>(new Map());
  const isOpen = useCallback((node: JsonNode) => chosen.get(node) ?? atFirst.has(node), [chosen, atFirst]);
  const setOpen = useCallback((nodes: Iterable<JsonNode>, open: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const node of nodes) after.set(node, open);
      return after;
    });
  }, []);
  const rows = useMemo(() => visibleNodes(tree, isOpen), [tree, isOpen]);
  return { tree, rows, isOpen, setOpen };
}

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
