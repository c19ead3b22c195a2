import { isContainer } from "../../../protocol/ownField.js";
import { type JsonNode, type JsonTree, walk } from "./jsonTree.js";

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
  for (const node of walk(tree, ({ depth }) => depth < MAX_DEPTH)) {
    if (!holds(node, wanted)) continue;
    if (nodes.length === MAX_MATCHES) return { nodes, more: true };
    nodes.push(node);
  }
  return { nodes, more: false };
}

function holds({ key, value }: JsonNode, wanted: string): boolean {
  if (typeof key === "string" && key.toLowerCase().includes(wanted)) return true;
  return !isContainer(value) && String(value).toLowerCase().includes(wanted);
}
