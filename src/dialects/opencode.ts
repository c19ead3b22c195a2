import { isSettled } from "../protocol/statuses.js";
import type { Dialect } from "../store/dialect.js";
import { field, integerField, stringField } from "./callView.js";
import { shellCommand, workingDirectory } from "./shellCommand.js";
import { readTextTerminal } from "./textOutput.js";

/**
 * opencode: a running command's content is one text, replaced by an ever longer one; the exit code is
 * in `rawOutput.metadata.exit`. Known by a raw input with a command and its folder.
 */
export const opencode: Dialect = {
  name: "opencode",
  readTerminal: readTextTerminal(({ _meta, kind, status, rawInput, rawOutput, onlyText }) => {
    const command = shellCommand(rawInput);
    const cwd = workingDirectory(rawInput);
    const isOpencode = kind === "execute" && command !== undefined && Object.keys(_meta).length === 0;
    if (!isOpencode || stringField(rawInput, "call_id") !== undefined) return undefined;
    const metadata = field(rawOutput, "metadata");
    const hasExit = field(metadata, "exit") !== undefined;
    const isRunning = status === "in_progress" && cwd !== undefined;
    if (onlyText === undefined || (!hasExit && !isRunning)) return undefined;
    const exitCode = integerField(metadata, "exit");
    const exitStatus = exitCode !== undefined ? { exitCode } : isSettled(String(status)) ? {} : undefined;
    return { text: onlyText, isContent: true, command, cwd, exitStatus };
  }),
  readFacts: ({ rawOutput }) => {
    const exitCode = integerField(field(rawOutput, "metadata"), "exit");
    return exitCode === undefined ? {} : { exitCode };
  },
};
