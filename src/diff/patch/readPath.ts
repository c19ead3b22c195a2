const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92,
};

export interface ReadPath {
  readonly path: string;
  /** Index behind the path and its closing quote. */
  readonly end: number;
}

/**
 * The path at `start` as git writes it: quoted with C escapes, of which the octal ones are UTF-8 bytes,
 * or bare up to a tab or the line's end. `undefined` for a quote that is never closed.
 */
export function readPath(line: string, start = 0): ReadPath | undefined {
  if (line[start] !== '"') {
    const tab = line.indexOf("\t", start);
    const end = tab < 0 ? line.length : tab;
    return { path: line.slice(start, end), end };
  }
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let index = start + 1; index < line.length; index++) {
    const character = line[index] as string;
    if (character === '"') {
      return { path: new TextDecoder().decode(new Uint8Array(bytes)), end: index + 1 };
    }
    if (character !== "\\") {
      const whole = String.fromCodePoint(line.codePointAt(index) as number);
      bytes.push(...encoder.encode(whole));
      index += whole.length - 1;
      continue;
    }
    const octal = /^[0-7]{3}/.exec(line.slice(index + 1, index + 4))?.[0];
    const code = ESCAPES[line[index + 1] ?? ""];
    if (octal) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (code !== undefined) bytes.push(code);
    else return undefined;
    index += octal ? 3 : 1;
  }
  return undefined;
}
