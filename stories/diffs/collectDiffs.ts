import type { DiffItem } from "acp-tool-calls";

/** Every diff in the lines of a recording, without repetitions. */
export function collectDiffs(recording: string): DiffItem[] {
  const found = new Map<string, DiffItem>();
  for (const line of recording.split("\n")) if (line.includes('"diff"')) collect(JSON.parse(line), found);
  return [...found.values()];
}

function collect(value: unknown, found: Map<string, DiffItem>): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "diff" && ("changes" in value || "newText" in value)) {
    found.set(JSON.stringify(value), value as DiffItem);
  }
  for (const item of Object.values(value)) collect(item, found);
}
