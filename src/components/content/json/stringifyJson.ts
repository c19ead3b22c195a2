const INDENT = "  ";
/** Deeper lines are indented no further, or a deep value would become mostly blanks. */
const MAX_INDENT = 40;

type Task = string | { readonly value: unknown; readonly depth: number };

/** A JSON value as text with indentation, like `JSON.stringify`, but of any depth. */
export function stringifyJson(value: unknown): string {
  const parts: string[] = [];
  const tasks: Task[] = [{ value, depth: 0 }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === "string") parts.push(task);
    else if (typeof task.value === "object" && task.value !== null)
      pushContainer(tasks, task.value, task.depth);
    else parts.push(JSON.stringify(task.value) ?? "null");
  }
  return parts.join("");
}

/** Tasks are a stack: what is to be written first is pushed last. */
function pushContainer(tasks: Task[], container: object, depth: number): void {
  const isList = Array.isArray(container);
  const entries = Object.entries(container);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) {
    tasks.push(open + close);
    return;
  }
  tasks.push(`\n${INDENT.repeat(Math.min(depth, MAX_INDENT))}${close}`);
  const lineStart = `\n${INDENT.repeat(Math.min(depth + 1, MAX_INDENT))}`;
  for (let i = entries.length - 1; i >= 0; i--) {
    const [key, value] = entries[i] as [string, unknown];
    const start = `${i === 0 ? open : ","}${lineStart}${isList ? "" : `${JSON.stringify(key)}: `}`;
    tasks.push({ value, depth: depth + 1 }, start);
  }
}
