import type { DiffFile } from "./types.js";

/**
 * What is known of a file after the change, with its own line ends: all of it where whole texts were
 * compared, the lines around the changes where a patch came. Of a deleted file, what it held.
 */
export function copyableText({ operation, parts }: DiffFile): string {
  const [other, end] =
    operation === "delete" ? (["add", "oldEnd"] as const) : (["delete", "newEnd"] as const);
  return parts
    .flatMap((part) => (part.type === "raw" ? part.lines.map((text) => `${text}\n`) : linesOf(part)))
    .join("");

  function linesOf({ lines = [] }: Extract<DiffFile["parts"][number], { type: "lines" | "gap" }>): string[] {
    return lines.flatMap((line) => (line.type === other ? [] : [line.text + (line[end] ?? "\n")]));
  }
}
