import { isContainer } from "../protocol/ownField.js";

/** Deeper lines are indented no further, or a deep value would become mostly blanks. */
const MAX_INDENT = 40;

type Step =
  | string
  | { readonly value: unknown; readonly depth: number }
  /** A container whose entries have all been written. */
  | { readonly left: object };

/**
 * JSON with two spaces of indentation, of values nested to any depth: `JSON.stringify` overflows the
 * stack at a few thousand levels. Of what only a host's own values hold, a `bigint` is written by its
 * digits, an object inside itself as `"[circular]"`, and all else that is no JSON as `null`.
 */
export function stringifyJson(value: unknown): string {
  const parts: string[] = [];
  const open = new Set<object>();
  const steps: Step[] = [{ value, depth: 0 }];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (typeof step === "string") parts.push(step);
    else if ("left" in step) open.delete(step.left);
    else if (!isContainer(step.value)) parts.push(stringifyScalar(step.value));
    else if (open.has(step.value)) parts.push('"[circular]"');
    else {
      open.add(step.value);
      steps.push({ left: step.value });
      pushContainer(steps, step.value, step.depth);
    }
  }
  return parts.join("");
}

function stringifyScalar(value: unknown): string {
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "null");
}

/** Steps are a stack: what is to be written first is pushed last. */
function pushContainer(steps: Step[], container: object, depth: number): void {
  const isList = Array.isArray(container);
  const [first, last] = isList ? ["[", "]"] : ["{", "}"];
  const entries = Object.entries(container);
  if (entries.length === 0) {
    steps.push(first + last);
    return;
  }
  steps.push(lineStart(depth) + last);
  for (const [index, [key, value]] of [...entries.entries()].reverse()) {
    const start = (index === 0 ? first : ",") + lineStart(depth + 1);
    steps.push({ value, depth: depth + 1 }, isList ? start : `${start}${JSON.stringify(key)}: `);
  }
}

function lineStart(depth: number): string {
  return `\n${"  ".repeat(Math.min(depth, MAX_INDENT))}`;
}
