import type { TerminalRow, TextRun } from "./rows.js";

/** True when two rows show the same. Styles are compared as objects: equal ones are one object. */
export function sameRow(a: TerminalRow, b: TerminalRow): boolean {
  if (a === b) return true;
  if (a.text !== b.text || a.runs.length !== b.runs.length) return false;
  return a.runs.every((run, index) => {
    const other = b.runs[index];
    return run.style === other?.style && run.text === other?.text;
  });
}

/** One row of two, with blanks between them. */
export function joinRows(first: TerminalRow, blanks: number, second: TerminalRow): TerminalRow {
  const parts: readonly TextRun[] = [
    ...first.runs,
    ...(blanks > 0 ? [{ text: " ".repeat(blanks) }] : []),
    ...second.runs,
  ];
  const runs: TextRun[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && last.style === part.style) runs[runs.length - 1] = { ...part, text: last.text + part.text };
    else runs.push(part);
  }
  return { text: runs.map(({ text }) => text).join(""), runs };
}
