import { isObject, own } from "../../protocol/ownField.js";

/** The command that a raw input names: agents send a string, or the arguments of a shell. */
export function rawCommand(rawInput: unknown): string | undefined {
  if (!isObject(rawInput)) return undefined;
  const command = own(rawInput, "command");
  if (typeof command === "string") return command.trim() === "" ? undefined : command;
  if (!Array.isArray(command) || command.length === 0) return undefined;
  return command.every((word) => typeof word === "string") ? command.join(" ") : undefined;
}

/** True when a title is the command, or the part of it behind the shell that runs it. */
export function isCommandTitle(title: string, command: string): boolean {
  return command.includes(withoutBackticks(title.trim()));
}

/** The text of a title that is one Markdown code span, in which agents escape backticks. */
export function withoutBackticks(title: string): string {
  const isCodeSpan = title.length > 2 && title.startsWith("`") && title.endsWith("`");
  return isCodeSpan ? title.slice(1, -1).replaceAll("\\`", "`") : title;
}
