import type { JsonNode } from "./jsonTree.js";

/** Where a node is, as JavaScript would write it: `files[0].path`, `["a b"][2]`. Empty for the root. */
export function jsonPath(node: JsonNode): string {
  const steps: string[] = [];
  for (let at: JsonNode | undefined = node; at; at = at.parent) {
    if (at.key !== undefined) steps.push(step(at.key));
  }
  return steps.reverse().join("").replace(/^\./, "");
}

function step(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
