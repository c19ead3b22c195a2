import { escapeText } from "../../exact/escapeText.js";
import { ENGLISH, type Labels } from "../../react/labels/index.js";
import type { PermissionRequest } from "../../store/records.js";
import { permissionDetails } from "./permissionDetails.js";

const MAX_LENGTH = 200;

/** How an announcement is worded. */
export interface PermissionAnnouncementOptions {
  /** Default: the kit's English. */
  readonly labels?: Labels["permission"];
  /** The host's shortcut that focuses the prompt, such as `Alt+P`. */
  readonly shortcut?: string | undefined;
  /** How many requests came together with this one, itself included; said when there are several. Default 1. */
  readonly count?: number;
}

/**
 * What assistive technology is to say when a prompt appears: what is asked, how many options there are,
 * and how to get there. At most 200 characters; a command that is longer says how much of it is missing.
 */
export function permissionAnnouncement(
  request: PermissionRequest,
  { labels = ENGLISH.permission, shortcut, count = 1 }: PermissionAnnouncementOptions = {},
): string {
  const several = count > 1 && labels.severalNeeded(count);
  const rest = [labels.optionCount(request.options.length), shortcut && labels.howToReview(shortcut)];
  return shorten(request, labels, (what) =>
    [several, labels.needed(what), ...rest].filter(Boolean).join(" "),
  );
}

/** What is to be said when an open request changed, or was withdrawn. At most 200 characters. */
export function permissionChangeAnnouncement(
  request: PermissionRequest,
  what: "changed" | "withdrawn",
  { labels = ENGLISH.permission }: PermissionAnnouncementOptions = {},
): string {
  return shorten(request, labels, labels[`${what}Announcement`]);
}

function shorten(
  request: PermissionRequest,
  labels: Labels["permission"],
  say: (what: string) => string,
): string {
  const { command, question, isEmpty, said, paths } = permissionDetails(request);
  const cwd = command?.cwd === undefined ? undefined : escapeText(command.cwd);
  const subject = escapeText(command?.text ?? paths[0] ?? said[0] ?? "");
  const phrase = (text: string) => {
    if (command) return labels.runsCommand(text, cwd);
    if (isEmpty) return [text, labels.noDetails.replace(/\.$/, "")].filter(Boolean).join(": ");
    return [labels.questions[question].replace(/[?.]$/, ""), text].filter(Boolean).join(": ");
  };
  const whole = say(phrase(subject));
  if (whole.length <= MAX_LENGTH) return whole;
  for (let kept = Math.min(subject.length, MAX_LENGTH); kept >= 0; kept--) {
    const text = say(phrase(`${subject.slice(0, kept)}${labels.moreCharacters(subject.length - kept)}`));
    if (text.length <= MAX_LENGTH) return text;
  }
  return whole.slice(0, MAX_LENGTH);
}
