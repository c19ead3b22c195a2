import { isSettled } from "../protocol/statuses.js";
import type { Dialect } from "../store/dialect.js";
import { field, integerField } from "./callView.js";
import { shellCommand } from "./shellCommand.js";
import { readTextTerminal } from "./textOutput.js";

const META = "github.com/copilot";
const CLOSING_NOTE = /\n?<shellId: [^>\n]*>\s*$/;

/**
 * GitHub Copilot, known by its `_meta`: snapshots that grow, a closing note about the shell, and the
 * exit code in `rawOutput.contents[].exitCode`. Written from notes about its traffic, not from a
 * recording.
 */
export const copilot: Dialect = {
  name: "copilot",
  readTerminal: readTextTerminal(({ _meta, kind, status, rawInput, rawOutput, onlyText }) => {
    if (field(_meta, META) === undefined || kind !== "execute" || onlyText === undefined) return undefined;
    if (status === "pending") return undefined;
    const exitCode = exitCodeOf(rawOutput);
    return {
      text: onlyText.replace(CLOSING_NOTE, ""),
      isContent: true,
      command: shellCommand(rawInput),
      exitStatus: exitCode !== undefined ? { exitCode } : isSettled(String(status)) ? {} : undefined,
    };
  }),
  readFacts: ({ rawOutput }) => {
    const exitCode = exitCodeOf(rawOutput);
    return exitCode === undefined ? {} : { exitCode };
  },
};

function exitCodeOf(rawOutput: unknown): number | undefined {
  const contents = field(rawOutput, "contents");
  if (!Array.isArray(contents)) return undefined;
  return contents.map((item) => integerField(item, "exitCode")).find((code) => code !== undefined);
}
