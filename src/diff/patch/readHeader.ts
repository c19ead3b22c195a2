import { readPath } from "./readPath.js";
import { readPathPair } from "./readPathPair.js";

/** What stands above the first hunk of one file's section. */
export interface PatchHeader {
  readonly oldPath?: string;
  readonly newPath?: string;
  readonly operation: "add" | "delete" | "modify" | "move" | "copy";
  /** Octal, such as `100644`. */
  readonly oldMode?: string;
  readonly newMode?: string;
  /** Percent, of moves and copies. */
  readonly similarity?: number;
  readonly binary: boolean;
}

type Draft = { -readonly [Field in keyof PatchHeader]: PatchHeader[Field] };

const FIELDS: readonly [prefix: string, read: (header: Draft, rest: string) => void][] = [
  [
    "diff --git ",
    (header, rest) => {
      [header.oldPath, header.newPath] = readPathPair(rest) ?? [];
    },
  ],
  [
    "new file mode ",
    (header, rest) => {
      header.operation = "add";
      header.newMode = rest;
    },
  ],
  [
    "deleted file mode ",
    (header, rest) => {
      header.operation = "delete";
      header.oldMode = rest;
    },
  ],
  ["rename from ", from("move")],
  ["rename to ", to("move")],
  ["copy from ", from("copy")],
  ["copy to ", to("copy")],
  [
    "old mode ",
    (header, rest) => {
      header.oldMode = rest;
    },
  ],
  [
    "new mode ",
    (header, rest) => {
      header.newMode = rest;
    },
  ],
  [
    "index ",
    (header, rest) => {
      const mode = /^[0-9a-f]+\.\.[0-9a-f]+ (\d{6})$/.exec(rest)?.[1];
      if (mode) header.oldMode = header.newMode = mode;
    },
  ],
  [
    "similarity index ",
    (header, rest) => {
      header.similarity = Number.parseInt(rest, 10);
    },
  ],
  ["Binary files ", markBinary],
  ["GIT binary patch", markBinary],
  [
    "--- ",
    (header, rest) => {
      const path = readPath(rest)?.path;
      if (path === "/dev/null") header.operation = "add";
      else if (path !== undefined) header.oldPath = path;
    },
  ],
  [
    "+++ ",
    (header, rest) => {
      const path = readPath(rest)?.path;
      if (path === "/dev/null") header.operation = "delete";
      else if (path !== undefined) header.newPath = path;
    },
  ],
];

/** Reads the lines of one section up to its first hunk. Lines it does not know are passed over. */
export function readHeader(lines: readonly string[]): PatchHeader {
  const header: Draft = { operation: "modify", binary: false };
  for (const line of lines) {
    const field = FIELDS.find(([prefix]) => line.startsWith(prefix));
    field?.[1](header, line.slice(field[0].length).replace(/\r$/, ""));
    if (header.binary) break;
  }
  return header;
}

function from(operation: "move" | "copy") {
  return (header: Draft, rest: string): void => {
    header.operation = operation;
    header.oldPath = readPath(rest)?.path;
  };
}

function to(operation: "move" | "copy") {
  return (header: Draft, rest: string): void => {
    header.operation = operation;
    header.newPath = readPath(rest)?.path;
  };
}

function markBinary(header: Draft): void {
  header.binary = true;
}
