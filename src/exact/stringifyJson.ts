/**
 * JSON with two spaces of indentation, of values nested to any depth: `JSON.stringify` overflows the
 * stack at a few thousand levels. What JSON cannot hold is written as `null`.
 */
export function stringifyJson(value: unknown): string {
  const parts: string[] = [];
  const work: Work[] = [{ value, indent: 0 }];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (typeof next === "string") parts.push(next);
    else if (typeof next.value === "object" && next.value !== null)
      for (const step of open(next.value, next.indent)) work.push(step);
    else parts.push(JSON.stringify(next.value) ?? "null");
  }
  return parts.join("");
}

type Work = string | { readonly value: unknown; readonly indent: number };

/** What writing a container comes to, last step first. Deep indentation stops growing. */
function open(container: object, depth: number): Work[] {
  const isList = Array.isArray(container);
  const entries = Object.entries(container);
  if (entries.length === 0) return [isList ? "[]" : "{}"];
  const indent = (levels: number) => `\n${"  ".repeat(Math.min(levels, 40))}`;
  const steps: Work[] = [isList ? "[" : "{"];
  entries.forEach(([key, value], index) => {
    steps.push(`${index > 0 ? "," : ""}${indent(depth + 1)}${isList ? "" : `${JSON.stringify(key)}: `}`);
    steps.push({ value, indent: depth + 1 });
  });
  steps.push(`${indent(depth)}${isList ? "]" : "}"}`);
  return steps.reverse();
}
