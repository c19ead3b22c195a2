/** Strings of diffs. */
export const DIFF_LABELS: {
  /** Operations of a change, as a word before the path. */
  readonly operations: Readonly<Record<"add" | "delete" | "modify" | "move" | "copy" | "other", string>>;
  /** Stands in for a path that the agent did not give. */
  readonly noPath: string;
  /** Stands between the old and the new path, for screen readers. */
  readonly movedTo: string;
  readonly copiedTo: string;
  readonly added: (lines: number) => string;
  readonly removed: (lines: number) => string;
  readonly summary: (files: number, added: number, removed: number) => string;
  /** Name of the scrolling region of one file. */
  readonly changesIn: (path: string) => string;
  readonly oldLine: string;
  readonly newLine: string;
  readonly change: string;
  readonly oldText: string;
  readonly newText: string;
  readonly addedLine: string;
  readonly removedLine: string;
  readonly noNewline: string;
  readonly unchangedLines: (count: number) => string;
  readonly previousChange: string;
  readonly nextChange: string;
  readonly position: (change: number, changes: number) => string;
  readonly sideBySide: string;
  /** Copies the lines of a file as they are after the change. */
  readonly copyNew: string;
  /** Copies the lines of a deleted file. */
  readonly copyDeleted: string;
  readonly moreCharacters: (count: number) => string;
  readonly fewerCharacters: string;
  readonly mode: (from: string, to: string) => string;
  readonly executable: string;
  readonly similarity: (percent: number) => string;
  readonly binary: string;
  readonly symlink: string;
  readonly submodule: string;
  readonly directory: string;
  readonly empty: string;
  readonly unchanged: string;
  readonly lineEndings: (from: string, to: string, only: boolean) => string;
  readonly whitespace: string;
  readonly rewritten: string;
  readonly noPatch: string;
  readonly notInPatch: string;
  readonly notListed: string;
  readonly contradiction: (listed: string, patch: string) => string;
  readonly otherSource: (path: string) => string;
  readonly malformed: (reason: string) => string;
  readonly unreadFormat: (format: string) => string;
  readonly unreadPatch: string;
  readonly noChanges: string;
} = {
  operations: {
    add: "Added",
    delete: "Deleted",
    modify: "Modified",
    move: "Moved",
    copy: "Copied",
    other: "Changed",
  },
  noPath: "no path given",
  movedTo: "moved to",
  copiedTo: "copied to",
  added: (lines) => `${lines} added`,
  removed: (lines) => `${lines} removed`,
  summary: (files, added, removed) =>
    `${files} ${files === 1 ? "file" : "files"}, ${added} added, ${removed} removed`,
  changesIn: (path) => `Changes in ${path}`,
  oldLine: "Old line",
  newLine: "New line",
  change: "Change",
  oldText: "Old text",
  newText: "Text",
  addedLine: "added",
  removedLine: "removed",
  noNewline: "No newline at end of file",
  unchangedLines: (count) => `${count} unchanged ${count === 1 ? "line" : "lines"}`,
  previousChange: "Previous change",
  nextChange: "Next change",
  position: (change, changes) => `${change} of ${changes}`,
  sideBySide: "Side by side",
  copyNew: "Copy new lines",
  copyDeleted: "Copy deleted lines",
  moreCharacters: (count) => `Show ${count} more characters`,
  fewerCharacters: "Show less of this line",
  mode: (from, to) => `File mode changed from ${from} to ${to}`,
  executable: "The file is executable",
  similarity: (percent) => (percent === 100 ? "Same content" : `${percent}% of the content is the same`),
  binary: "Binary file: its content is not shown",
  symlink: "Symbolic link: its text is the path it points to",
  submodule: "Submodule: its lines name commits",
  directory: "Folder",
  empty: "Empty file",
  unchanged: "No changes in the text",
  lineEndings: (from, to, only) =>
    `${only ? "Only line endings changed" : "Line endings changed too"}: ${from} to ${to}`,
  whitespace: "Only white space changed",
  rewritten: "Too much changed to compare every line: some that stayed may be shown as replaced",
  noPatch: "The agent sent no lines for this change",
  notInPatch: "The agent’s patch does not show this change",
  notListed: "The agent’s patch changes this file, but its list of changes does not name it",
  contradiction: (listed, patch) => `Listed as “${listed}”, but the patch says “${patch}”`,
  otherSource: (path) => `The patch takes it from another file: ${path}`,
  malformed: (reason) => `This patch cannot be read and is shown as it came. ${reason}.`,
  unreadFormat: (format) => `Patch in a format that cannot be shown as lines (${format})`,
  unreadPatch: "This text is no git patch and is shown as it came",
  noChanges: "The agent sent a diff without changes",
};
