import type { FileChange } from "../protocol/types.js";

/** How a line ended: `""` only for the last line of a text that has no newline at its end. */
export type LineEnd = "\n" | "\r\n" | "";

/** One line of a comparison. */
export interface DiffLine {
  readonly type: "context" | "add" | "delete";
  /** Without its line end. */
  readonly text: string;
  /** From 1. Present on the sides that have the line, where its number in the file is known. */
  readonly oldLine?: number;
  readonly newLine?: number;
  /** Present on the sides that have the line. */
  readonly oldEnd?: LineEnd;
  readonly newEnd?: LineEnd;
}

/** Lines that are shown. */
export interface LinesPart {
  readonly type: "lines";
  readonly lines: readonly DiffLine[];
}

/** Unchanged lines that are folded away. */
export interface GapPart {
  readonly type: "gap";
  readonly count: number;
  /** The lines themselves, where they are known: a patch leaves them out. */
  readonly lines?: readonly DiffLine[];
  /** What git wrote behind the second `@@` of the next hunk, usually a function's name. */
  readonly heading?: string;
}

/** Text that could not be read as a patch, as it came. */
export interface RawPart {
  readonly type: "raw";
  readonly lines: readonly string[];
}

export type DiffPart = LinesPart | GapPart | RawPart;

/** Something to be said about a file beside its lines. */
export type DiffNote =
  | { readonly type: "mode"; readonly from: string; readonly to: string }
  | { readonly type: "similarity"; readonly percent: number }
  | { readonly type: "binary" }
  | { readonly type: "symlink" }
  | { readonly type: "submodule" }
  | { readonly type: "directory" }
  | { readonly type: "executable" }
  /** The file is new or deleted, and has no content. */
  | { readonly type: "empty" }
  /** Both sides are the same. */
  | { readonly type: "unchanged" }
  | { readonly type: "line-endings"; readonly from: string; readonly to: string; readonly only: boolean }
  | { readonly type: "whitespace" }
  /** Some lines changed too much to be compared, and are shown as replaced. */
  | { readonly type: "rewritten" }
  /** The agent sent no patch at all. */
  | { readonly type: "no-patch" }
  /**
   * The agent sent a patch, and it does not show this change: a patch may leave changes out, but not in
   * favour of files that are not listed, which makes it `suspicious`.
   */
  | { readonly type: "not-in-patch"; readonly suspicious: boolean }
  /** The patch changes a file that the agent did not list. */
  | { readonly type: "not-listed" }
  /** The patch does something else to the file than the agent lists. */
  | { readonly type: "contradiction"; readonly listed: string; readonly patch: string }
  /** The patch moves or copies the file from another path than the agent lists. */
  | { readonly type: "other-source"; readonly path: string }
  | { readonly type: "malformed"; readonly reason: string };

/** One changed file as it is shown. */
export interface DiffFile {
  readonly operation: FileChange["operation"];
  /** As the agent wrote it; empty when it gave none. */
  readonly path: string;
  /** Where a moved or copied file comes from. */
  readonly oldPath?: string;
  readonly added: number;
  readonly removed: number;
  readonly parts: readonly DiffPart[];
  readonly notes: readonly DiffNote[];
  /** Present when the lines are a piece of the file, so that where it ends is unknown. */
  readonly isPiece?: true;
}

/** Everything one diff item says. */
export interface DiffModel {
  readonly files: readonly DiffFile[];
  /** A patch that belongs to no file: its format is unknown, or it is no patch. */
  readonly unread?: { readonly format: string; readonly text: string };
}
