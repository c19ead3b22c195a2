import { type Comparison, compareSequences } from "./compareSequences.js";
import type { TextLine } from "./splitLines.js";

/**
 * What changed between two lists of lines. `\r\n` and `\n` count as the same end, so that a text whose
 * ends were converted does not look rewritten; a missing newline at the end of a text is a change.
 */
export function compareLines(old: readonly TextLine[], next: readonly TextLine[]): Comparison {
  const numbers = new Map<string, number>();
  const intern = ({ text, end }: TextLine): number => {
    const key = end === "" ? `${text}\n` : text;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  return compareSequences(old.map(intern), next.map(intern));
}
