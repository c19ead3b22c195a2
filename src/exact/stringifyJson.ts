import { isContainer } from "../protocol/ownField.js";

/** Deeper lines are indented no further, or a deep value would become mostly blanks. */
const MAX_INDENT = 40;

/**
 * JSON with two spaces of indentation, of values nested to any depth: `JSON.stringify` overflows the
 * stack at a few thousand levels. Of what only a host's own values hold, a `bigint` is written by its
 * digits, an object inside itself as `"[circular]"`, and all else that is no JSON as `null`.
 */
export function stringifyJson(value: unknown): string {
  let text = "";
  const open = new Set<object>();
  /** A stack: what is to be written first is pushed last. */
  const steps: (() => void)[] = [];

  function write(value: unknown, depth: number): void {
    if (!isContainer(value)) text += typeof value === "bigint" ? value : (JSON.stringify(value) ?? null);
    else if (open.has(value)) text += '"[circular]"';
    else writeContainer(value, depth);
  }

  function writeContainer(container: object, depth: number): void {
    const isList = Array.isArray(container);
    const [first, last] = isList ? "[]" : "{}";
    let separator = first;
    open.add(container);
    steps.push(() => {
      open.delete(container);
      text += separator === first ? `${first}${last}` : `${lineStart(depth)}${last}`;
    });
    for (const [key, value] of Object.entries(container).reverse()) {
      steps.push(() => {
        text += `${separator}${lineStart(depth + 1)}${isList ? "" : `${JSON.stringify(key)}: `}`;
        separator = ",";
        write(value, depth + 1);
      });
    }
  }

  write(value, 0);
  for (let step = steps.pop(); step; step = steps.pop()) step();
  return text;
}

function lineStart(depth: number): string {
  return `\n${"  ".repeat(Math.min(depth, MAX_INDENT))}`;
}
