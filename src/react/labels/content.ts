/** Strings of content items other than diffs and terminals. */
export const CONTENT_LABELS: {
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly wrapLines: string;
  /** Names a block of code: "TypeScript code". */
  readonly code: (language: string | undefined) => string;
  /** Items of a list that an agent made longer than a page bears. */
  readonly showMoreItems: (count: number) => string;
  readonly showMoreLines: (count: number) => string;
  readonly showMoreCharacters: (count: number) => string;
  readonly moreCharacters: (count: number) => string;
  readonly showLess: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  /** Follows a link whose text names another address than it leads to. */
  readonly leadsTo: (host: string) => string;
  readonly remoteImage: string;
  readonly remoteImageNotLoaded: string;
  readonly loadImage: string;
  readonly longAddress: (start: string, length: number) => string;
  /** An image's description: "Image from agent, PNG 640×480". */
  readonly imageFromAgent: (type: string, size: string | undefined) => string;
  readonly audioFromAgent: (type: string) => string;
  readonly image: string;
  readonly audio: string;
  readonly file: string;
  readonly save: string;
  readonly saveAs: (name: string) => string;
  /** `address` is what the agent named in place of data; it is not requested. */
  readonly noData: (address: string | undefined) => string;
  readonly notBase64: string;
  readonly typeNotShown: (type: string) => string;
  readonly typeMismatch: (declared: string, actual: string | undefined) => string;
  readonly tooManyPixels: (size: string) => string;
  readonly brokenImage: string;
  readonly brokenAudio: string;
  readonly openFile: (path: string) => string;
  readonly bytes: (count: number) => string;
  readonly modified: (date: string) => string;
  readonly forAssistant: string;
  readonly optional: string;
  readonly unknownContent: (type: string) => string;
  readonly emptyText: string;
  readonly emptyObject: string;
  readonly emptyList: string;
  readonly entries: (count: number) => string;
  readonly items: (count: number) => string;
  readonly value: string;
  readonly search: string;
  readonly noMatch: string;
  readonly matchOf: (index: number, count: number, more: boolean) => string;
  readonly previousMatch: string;
  readonly nextMatch: string;
  readonly copyValue: string;
  readonly copyPath: string;
  /** Shows the raw output that content was read from. */
  readonly showJson: string;
} = {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying failed",
  wrapLines: "Wrap lines",
  code: (language) => (language ? `${language} code` : "Code"),
  showMoreItems: (count) => `Show ${count} more`,
  showMoreLines: (count) =>
    count === 1 ? "Show 1 more line" : `Show ${count.toLocaleString("en")} more lines`,
  showMoreCharacters: (count) => `Show ${count.toLocaleString("en")} more characters`,
  moreCharacters: (count) => `… ${count.toLocaleString("en")} more characters`,
  showLess: "Show less",
  taskDone: "Done",
  taskOpen: "To do",
  leadsTo: (host) => `leads to ${host}`,
  remoteImage: "Remote image",
  remoteImageNotLoaded: "not loaded",
  loadImage: "Load image",
  longAddress: (start, length) => `${start}… (${length.toLocaleString("en")} characters)`,
  imageFromAgent: (type, size) => (size ? `Image from agent, ${type} ${size}` : `Image from agent, ${type}`),
  audioFromAgent: (type) => `Audio from agent, ${type}`,
  image: "Image",
  audio: "Audio",
  file: "File",
  save: "Save",
  saveAs: (name) => `Save ${name}`,
  noData: (address) =>
    address ? `The agent sent an address and no data: ${address} (not loaded)` : "The agent sent no data.",
  notBase64: "The data is not base64.",
  typeNotShown: (type) => `${type} is not shown here.`,
  typeMismatch: (declared, actual) =>
    `Declared as ${declared}, but the data is ${actual ?? "of an unknown type"}.`,
  tooManyPixels: (size) => `${size} pixels are too many to show.`,
  brokenImage: "The image could not be decoded.",
  brokenAudio: "The audio could not be played.",
  openFile: (path) => `Open ${path}`,
  bytes: formatBytes,
  modified: (date) => `modified ${date}`,
  forAssistant: "Meant for the assistant",
  optional: "Optional",
  unknownContent: (type) => `Content of unknown type “${type}”`,
  emptyText: "empty text",
  emptyObject: "empty object",
  emptyList: "empty list",
  entries: (count) => (count === 1 ? "1 entry" : `${count.toLocaleString("en")} entries`),
  items: (count) => (count === 1 ? "1 item" : `${count.toLocaleString("en")} items`),
  value: "Value",
  search: "Search",
  noMatch: "No match",
  matchOf: (index, count, more) => `${index} of ${count.toLocaleString("en")}${more ? "+" : ""}`,
  previousMatch: "Previous match",
  nextMatch: "Next match",
  copyValue: "Copy value",
  copyPath: "Copy path",
  showJson: "Show as JSON",
};

function formatBytes(count: number): string {
  if (count < 1000) return count === 1 ? "1 byte" : `${count} bytes`;
  const [unit, divisor] = count < 1e6 ? ["kB", 1e3] : count < 1e9 ? ["MB", 1e6] : ["GB", 1e9];
  const size = count / divisor;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
