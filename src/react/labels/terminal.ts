const number = new Intl.NumberFormat("en");

/** Strings of terminals. */
export const TERMINAL_LABELS: {
  /** Name of the region with the output, for screen readers; the command where it is known. */
  readonly outputOf: (command?: string) => string;
  readonly running: string;
  /** Exited, and nobody said how. */
  readonly exited: string;
  readonly exitCode: (code: number) => string;
  readonly signal: (signal: string) => string;
  readonly cancel: string;
  /** Asked to stop; the agent has not reported an exit yet. */
  readonly cancelling: string;
  readonly cancelRefused: string;
  readonly waiting: string;
  readonly noOutput: string;
  readonly lines: (count: number) => string;
  readonly linesBelow: (count: number) => string;
  readonly moreCharacters: (count: number) => string;
  /** Bytes that the store let go at the start of the output. */
  readonly droppedBytes: (bytes: number, lines: number) => string;
  /** Output that was no base64; so many characters of it. */
  readonly undecodable: (characters: number) => string;
  /** Rows that are kept as bytes but too many to show. */
  readonly droppedRows: (rows: number) => string;
  readonly notLoaded: string;
  readonly more: string;
  readonly copy: string;
  readonly copyVisible: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly saveText: string;
  readonly saveBytes: string;
  readonly rawBytes: string;
  readonly renderedOutput: string;
} = {
  outputOf: (command) => (command ? `Output of ${command}` : "Command output"),
  running: "Running",
  exited: "Exited",
  exitCode: (code) => `Exit ${code}`,
  signal: (signal) => signal,
  cancel: "Stop",
  cancelling: "Cancelling…",
  cancelRefused: "Could not be stopped",
  waiting: "No output yet.",
  noOutput: "No output.",
  lines: (count) => (count === 1 ? "1 line" : `${number.format(count)} lines`),
  linesBelow: (count) => (count === 1 ? "1 more line below" : `${number.format(count)} more lines below`),
  moreCharacters: (count) => ` … ${number.format(count)} more characters`,
  droppedBytes: (bytes, lines) =>
    `The first ${lines === 1 ? "line" : `${number.format(lines)} lines`} (${number.format(bytes)} bytes) were not kept.`,
  undecodable: (characters) =>
    `Output that could not be decoded is missing (${number.format(characters)} characters).`,
  droppedRows: (rows) => `${number.format(rows)} earlier lines are not shown; the saved bytes have them.`,
  notLoaded: "The terminal could not be loaded; this is its plain text.",
  more: "More",
  copy: "Copy",
  copyVisible: "Copy visible lines",
  copied: "Copied",
  copyFailed: "Could not copy",
  saveText: "Save text",
  saveBytes: "Save bytes",
  rawBytes: "Show raw bytes",
  renderedOutput: "Show as terminal",
};
