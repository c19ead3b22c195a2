import { isContainer } from "../../../protocol/ownField.js";
import { sizeOf } from "./sizeOf.js";

/** One value inside a JSON value. Made when its parent is first looked into. */
export interface JsonNode {
  /** The property's name or the item's index; `undefined` for the root. */
  readonly key: string | number | undefined;
  readonly value: unknown;
  /** Where it is, as positions from the root down: `.2.1`. The same in another tree of an equal value. */
  readonly id: string;
  /** -1 for the root, which has no row of its own. */
  readonly depth: number;
  readonly parent: JsonNode | undefined;
  /** 1 to `siblings`. */
  readonly position: number;
  readonly siblings: number;
}

export interface JsonTree {
  readonly root: JsonNode;
  /** What is directly in a node; the same nodes each time. */
  childrenOf(node: JsonNode): readonly JsonNode[];
}

const NONE: readonly JsonNode[] = [];

export function createJsonTree(value: unknown): JsonTree {
  const root: JsonNode = {
    key: undefined,
    value,
    id: "",
    depth: -1,
    parent: undefined,
    position: 1,
    siblings: 1,
  };
  const made = new Map<JsonNode, readonly JsonNode[]>();
  return {
    root,
    childrenOf(node) {
      if (!isContainer(node.value)) return NONE;
      const known = made.get(node);
      if (known) return known;
      const children = makeChildren(node, node.value);
      made.set(node, children);
      return children;
    },
  };
}

function makeChildren(parent: JsonNode, container: object): JsonNode[] {
  const isList = Array.isArray(container);
  const entries = Object.entries(container);
  return entries.map(([key, value], index) => ({
    key: isList ? index : key,
    value,
    id: `${parent.id}.${index + 1}`,
    depth: parent.depth + 1,
    parent,
    position: index + 1,
    siblings: entries.length,
  }));
}

/** The nodes in reading order, with what is inside those that `enters` accepts. Any depth. */
export function* walk(tree: JsonTree, enters: (node: JsonNode) => boolean): Generator<JsonNode> {
  const stack = [{ nodes: tree.childrenOf(tree.root), next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const node = level.nodes[level.next++];
    if (!node) {
      stack.pop();
      continue;
    }
    yield node;
    if (isContainer(node.value) && enters(node)) stack.push({ nodes: tree.childrenOf(node), next: 0 });
  }
}

/** The nodes that have rows, in their order: what is inside open nodes. */
export function visibleNodes(tree: JsonTree, isOpen: (node: JsonNode) => boolean): readonly JsonNode[] {
  return [...walk(tree, isOpen)];
}

/**
 * The nodes to open at first: level by level, as long as everything shown stays within `maxRows`.
 * A value that is small is so shown whole.
 */
export function nodesOpenAtFirst(tree: JsonTree, maxRows: number): ReadonlySet<JsonNode> {
  const open = new Set<JsonNode>();
  let rows = sizeOf(tree.root.value);
  if (rows > maxRows) return open;
  const queue = [...tree.childrenOf(tree.root)];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as JsonNode;
    const size = sizeOf(node.value);
    if (size === 0 || rows + size > maxRows) continue;
    rows += size;
    open.add(node);
    queue.push(...tree.childrenOf(node));
  }
  return open;
}
