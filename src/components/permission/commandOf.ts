import { toKnownKind } from "../../protocol/kinds.js";
import { isObject, own } from "../../protocol/ownField.js";
import type { PermissionRequest } from "../../store/records.js";

/** A command that is asked for. */
export interface AskedCommand {
  /** As the agent sent it. */
  readonly text: string;
  readonly cwd?: string;
  /** What runs it, where the agent says so, such as `/bin/bash -lc`. */
  readonly runner?: string;
  /** The field of the raw input that holds it. */
  readonly inputName?: string;
  /** The agent sent no command apart from the call's title. */
  readonly isTitle?: boolean;
}

/** The kinds whose `command` input is one for a shell; an editor's `command` may be `create`. */
const RUNNING_KINDS: ReadonlySet<string> = new Set(["execute", "other"]);

/** The command that a request asks to run: the subject's own, the raw input's, or the title's. */
export function commandOf({ subject, toolCall }: PermissionRequest): AskedCommand | undefined {
  if (subject?.type === "command") return { text: subject.command, cwd: subject.cwd };
  if (subject?.type !== "tool_call" || !toolCall) return undefined;
  const kind = toKnownKind(toolCall.kind);
  const { rawInput, title } = toolCall;
  const command = RUNNING_KINDS.has(kind) && isObject(rawInput) ? own(rawInput, "command") : undefined;
  const cwd = isObject(rawInput) ? own(rawInput, "cwd") : undefined;
  const place = typeof cwd === "string" ? { cwd } : {};
  if (typeof command === "string" && command !== "") return { text: command, inputName: "command", ...place };
  if (isWords(command)) return { ...fromWords(command), ...place };
  const isOnlyTitled = kind === "execute" && !hasInput(rawInput) && title?.trim();
  return isOnlyTitled && title ? { text: title, isTitle: true } : undefined;
}

/** A shell with its script, as agents send it: the script is what is to be read. */
function fromWords(words: readonly string[]): AskedCommand {
  const [shell = "", flag = "", script] = words;
  const isShell = /(?:^|\/)(?:ba|z|da|k)?sh$/.test(shell) && /^-[a-z]*c$/.test(flag);
  if (words.length === 3 && isShell && script !== undefined)
    return { text: script, runner: `${shell} ${flag}` };
  return { text: words.map(quoteWord).join(" ") };
}

/** One argument as a POSIX shell would have to be given it. */
function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === "string");
}

function hasInput(rawInput: unknown): boolean {
  if (isObject(rawInput)) return Object.keys(rawInput).length > 0;
  return rawInput !== undefined && rawInput !== null && rawInput !== "";
}
