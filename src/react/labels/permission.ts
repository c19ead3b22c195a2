import type { Hazard } from "../../exact/escapeText.js";
import type { KnownToolKind } from "../../protocol/kinds.js";

type OptionKind = "allow_once" | "allow_always" | "reject_once" | "reject_always" | "unknown";
type Warning = Exclude<Hazard, "literal">;

/** Strings of permission prompts, their queue and their records. */
export const PERMISSION_LABELS: {
  /** The kit's own question, by the call's kind or by what is asked for. */
  readonly questions: Readonly<Record<KnownToolKind | "command" | "plain" | "unknown", string>>;
  /** What an option does, in the kit's words. */
  readonly kinds: Readonly<Record<OptionKind, string>>;
  /** Spoken before the agent's label of an option, which follows in quotes. */
  readonly agentLabel: string;
  readonly optionName: (kind: string, label: string) => string;
  readonly agentSays: string;
  readonly command: string;
  readonly commandFromTitle: string;
  /** Before a working folder. */
  readonly cwd: string;
  /** Before a shell and its flags. */
  readonly runner: string;
  readonly paths: string;
  readonly input: string;
  readonly moreInput: (count: number) => string;
  readonly content: string;
  readonly noDetails: string;
  readonly warnings: Readonly<Record<Warning, (count: number) => string>>;
  readonly contradiction: (kind: string, label: string) => string;
  /** Paths that are not in the session's working folder. `more`: how many others are not named. */
  readonly outside: (folder: string, paths: readonly string[], more: number) => string;
  /** A path that climbs with `..`, and where it leads. */
  readonly climbs: (path: string, leadsTo: string) => string;
  readonly size: (lines: number, characters: number) => string;
  readonly showAll: (characters: number) => string;
  readonly unseen: string;
  readonly ambiguous: string;
  readonly unreviewed: string;
  readonly dismiss: string;
  readonly sending: string;
  readonly notSent: string;
  readonly queue: (count: number) => string;
  /** How a request ended, for its record. `label`: the option's words. */
  readonly outcomes: Readonly<
    Record<"user" | "policy" | "dismissed" | "cancelled" | "withdrawn", (label: string) => string>
  >;
  /** A time of day, from milliseconds. */
  readonly time: (milliseconds: number) => string;
  /** What assistive technology says when a prompt appears; see `permissionAnnouncement`. */
  readonly needed: (what: string) => string;
  readonly severalNeeded: (count: number) => string;
  readonly runsCommand: (command: string, cwd?: string) => string;
  readonly optionCount: (count: number) => string;
  readonly howToReview: (shortcut: string) => string;
  readonly changedAnnouncement: (what: string) => string;
  readonly withdrawnAnnouncement: (what: string) => string;
  readonly moreCharacters: (count: number) => string;
} = {
  questions: {
    command: "Run this command?",
    execute: "Run this?",
    edit: "Make this edit?",
    delete: "Delete this?",
    move: "Move this?",
    read: "Read this?",
    search: "Search this?",
    fetch: "Fetch this?",
    think: "Allow this?",
    switch_mode: "Switch the agent's mode?",
    other: "Allow this action?",
    plain: "Allow this?",
    unknown: "Allow an action of an unknown type?",
  },
  kinds: {
    allow_once: "Allow once",
    allow_always: "Always allow",
    reject_once: "Reject",
    reject_always: "Always reject",
    unknown: "Answer",
  },
  agentLabel: "— agent's label:",
  optionName: (kind, label) => `${kind} — agent's label: “${label}”`,
  agentSays: "Agent says:",
  command: "Command",
  commandFromTitle: "The agent sent this as the call's title and no command apart from it.",
  cwd: "in",
  runner: "run by",
  paths: "Files",
  input: "Input",
  moreInput: (count) => `Rest of the input (${count})`,
  content: "From the agent",
  noDetails: "The agent gave no details of this action.",
  warnings: {
    bidi: (count) => `${characters(count)} that would reverse the direction of text.`,
    invisible: (count) => `${characters(count)} that would be invisible.`,
    control: (count) => `${control(count)} that would not be shown.`,
    filler: (count) =>
      count === 1
        ? "1 character that looks like a space is not one."
        : `${count} characters that look like spaces are none.`,
    lookAlike: (count) => `${characters(count)} that could pass for another.`,
    undefined: (count) => `${characters(count)} without a defined form.`,
    marks: (count) => `${count} combining marks piled up on a letter.`,
    blankLines: (count) => `${count} blank lines in a row, shortened here.`,
    spaces: (count) => `${count} spaces in a row, shortened here.`,
  },
  contradiction: (kind, label) => `The agent labels “${kind}” as “${label}”. What it does is: ${kind}.`,
  outside: (folder, paths, more) =>
    `Outside of ${folder}: ${paths.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
  climbs: (path, leadsTo) => `${path} leads to ${leadsTo}.`,
  size: (lines, count) => (lines > 1 ? `${lines} lines, ${count} characters` : `${count} characters`),
  showAll: (count) => `Show all ${count} characters`,
  unseen: "To allow, scroll to the end of what is asked, or show all of it.",
  ambiguous: "Cannot be chosen: the agent gave several options the same id.",
  unreviewed: "To allow, confirm first that you have seen the change.",
  dismiss: "Dismiss",
  sending: "Sending the answer…",
  notSent: "The answer could not be sent. Choose again to retry.",
  queue: (count) => (count === 1 ? "1 request waits for you" : `${count} requests wait for you`),
  outcomes: {
    user: (label) => `You chose: ${label}`,
    policy: (label) => `Answered by policy: ${label}`,
    dismissed: () => "You dismissed this request",
    cancelled: () => "Not answered: the turn was cancelled",
    withdrawn: () => "Not answered: the agent withdrew the request",
  },
  time: (milliseconds) => new Date(milliseconds).toLocaleTimeString(),
  needed: (what) => `Permission needed: ${what}.`,
  severalNeeded: (count) => `${count} permissions needed.`,
  runsCommand: (command, cwd) => `run command ${command}${cwd === undefined ? "" : ` in ${cwd}`}`,
  optionCount: (count) => (count === 1 ? "1 option." : `${count} options.`),
  howToReview: (shortcut) => `Press ${shortcut} to review.`,
  changedAnnouncement: (what) => `Permission request changed: ${what}.`,
  withdrawnAnnouncement: (what) => `Permission request withdrawn: ${what}.`,
  moreCharacters: (count) => `… ${count} more characters`,
};

function characters(count: number): string {
  return count === 1 ? "1 character" : `${count} characters`;
}

function control(count: number): string {
  return count === 1 ? "1 control character" : `${count} control characters`;
}
