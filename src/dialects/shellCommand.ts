import { field, stringField } from "./callView.js";

/** The command line that a raw input names: a string, or the arguments of a shell. */
export function shellCommand(rawInput: unknown): string | undefined {
  const command = field(rawInput, "command");
  if (typeof command === "string") return command || undefined;
  if (!Array.isArray(command) || !command.every((word) => typeof word === "string")) return undefined;
  const [, option, line] = command as string[];
  const isShell = command.length === 3 && (option === "-c" || option === "-lc");
  return isShell ? line : command.join(" ");
}

/** Where the command runs, where the raw input says so. */
export function workingDirectory(rawInput: unknown): string | undefined {
  return stringField(rawInput, "cwd");
}
