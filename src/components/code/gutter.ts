/** One line of code as shown. */
export interface NumberedLine {
  readonly text: string;
  readonly number?: number;
}

const GUTTER = /^ {0,9}(\d{1,9})(\t|→)/;

/**
 * Lines of code with the numbers an agent wrote in front of them (`12<tab>code`, `    12→code`) taken
 * apart. Numbers count only at the start and while each is one more than the last; what follows, such as
 * an agent's remark below the code, has none. `undefined` when the text has no such gutter.
 */
export function parseGutter(code: string): NumberedLine[] | undefined {
  const first = GUTTER.exec(code);
  if (!first) return undefined;
  let expected = Number(first[1]);
  let inGutter = true;
  const lines = code.split("\n").map((line): NumberedLine => {
    const [prefix = "", number] = (inGutter && GUTTER.exec(line)) || [];
    inGutter = number !== undefined && Number(number) === expected && prefix.endsWith(first[2] ?? "");
    return inGutter ? { text: line.slice(prefix.length), number: expected++ } : { text: line };
  });
  const isGutter = lines[1]?.number !== undefined || (lines[0]?.number !== undefined && first[2] === "→");
  return isGutter || (lines.length <= 2 && (lines[1]?.text ?? "") === "") ? lines : undefined;
}
