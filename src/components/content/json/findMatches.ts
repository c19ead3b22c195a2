import { isContainer } from "../../../protocol/ownField.js";
import type { JsonNode, JsonTree } from "./jsonTree.js";

export interface Matches {
  readonly nodes: readonly JsonNode[];
  /** There are more than were looked for. */
  readonly more: boolean;
}

const MAX_MATCHES = 1000;
/** Nobody reads deeper, and showing a match opens everything above it. */
const MAX_DEPTH = 500;

/** The nodes whose key or own value holds `query`, whatever the case, in reading order. */
export function findMatches(tree: JsonTree, query: string): Matches {
  const wanted = query.toLowerCase();
  const nodes: JsonNode[] = [];
  if (wanted === "") return { nodes, more: false };
  const stack = [{ nodes: tree.childrenOf(tree.root), next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const node = level.nodes[level.next++];
    if (!node) {
      stack.pop();
      continue;
    }
    if (holds(node, wanted)) {
      if (nodes.length === MAX_MATCHES) return { nodes, more: true };
      nodes.push(node);
    }
    if (isContainer(node.value) && node.depth < MAX_DEPTH)
      stack.push({ nodes: tree.childrenOf(node), next: 0 });
  }
  return { nodes, more: false };
}

function holds({ key, value }: JsonNode, wanted: string): boolean {
  if (typeof key === "string" && key.toLowerCase().includes(wanted)) return true;
  return !isContainer(value) && String(value).toLowerCase().includes(wanted);
}
