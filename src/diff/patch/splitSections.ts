/**
 * A patch as one list of lines per file. `diff --git ` starts a file wherever it stands, since every
 * line inside a hunk starts with another character. A text without any such line is one section if it
 * has a hunk or a `---` line, else no patch at all.
 */
export function splitSections(text: string): string[][] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const starts: number[] = [];
  lines.forEach((line, index) => {
    if (line.startsWith("diff --git ")) starts.push(index);
  });
  if (starts.length === 0) return lines.some((line) => /^(@@ |--- )/.test(line)) ? [lines] : [];
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}
