import { isContainer } from "../../../protocol/ownField.js";
import type { JsonNode } from "./jsonTree.js";
import { canOpen } from "./useJsonTree.js";

export type TreeAction =
  | { readonly type: "toggle" }
  | { readonly type: "go"; readonly node: JsonNode | undefined };

/**
 * What a key does in a tree.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function treeKey(
  key: string,
  active: JsonNode,
  isOpen: boolean,
  rows: readonly JsonNode[],
  index: number,
): TreeAction | undefined {
  switch (key) {
    case "ArrowDown":
      return { type: "go", node: rows[index + 1] };
    case "ArrowUp":
      return { type: "go", node: rows[index - 1] };
    case "Home":
      return { type: "go", node: rows[0] };
    case "End":
      return { type: "go", node: rows.at(-1) };
    case "ArrowRight":
      if (!canOpen(active)) return undefined;
      if (!isOpen) return { type: "toggle" };
      return isContainer(active.value) ? { type: "go", node: rows[index + 1] } : undefined;
    case "ArrowLeft":
      if (canOpen(active) && isOpen) return { type: "toggle" };
      return active.parent?.parent ? { type: "go", node: active.parent } : undefined;
    case "Enter":
    case " ":
      return canOpen(active) ? { type: "toggle" } : undefined;
    default:
      return undefined;
  }
}
