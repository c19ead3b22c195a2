import { isSettled } from "../protocol/statuses.js";
import type { Dialect } from "../store/dialect.js";
import { integerField, stringField } from "./callView.js";
import { readTextTerminal } from "./textOutput.js";

const REPORT = /^Command: (.*)\nDirectory: (.*)\nOutput: ([\s\S]*?)(?:\nError: [\s\S]*)?$/;
const EXIT_CODE = /\nExit Code: (-?\d+)/;
const LATER_FIELDS = /\n(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): [\s\S]*$/;

/**
 * Qwen Code, known by `_meta.toolName`: a finished command's content is a report with "Command:",
 * "Directory:" and "Output:". Written from notes about its traffic, not from a recording.
 */
export const qwenCode: Dialect = {
  name: "qwen-code",
  readTerminal: readTextTerminal(({ _meta, kind, status, onlyText }) => {
    if (stringField(_meta, "toolName") === undefined || kind !== "execute") return undefined;
    if (onlyText === undefined || !isSettled(String(status))) return undefined;
    const report = REPORT.exec(onlyText);
    if (!report) return undefined;
    const exitCode = EXIT_CODE.exec(onlyText)?.[1];
    return {
      text: (report[3] as string).replace(LATER_FIELDS, ""),
      isContent: true,
      command: report[1],
      cwd: report[2],
      exitStatus: exitCode === undefined ? {} : { exitCode: Number(exitCode) },
    };
  }),
  readFacts: ({ status, _meta, rawOutput }) => {
    const name = stringField(_meta, "toolName");
    const exitCode = integerField(rawOutput, "exitCode");
    const isPreparing = status === "pending" && stringField(_meta, "phase") === "preparing";
    return {
      ...(name !== undefined && isPreparing ? { isPreparing } : {}),
      ...(name === undefined ? {} : { name }),
      ...(exitCode === undefined ? {} : { exitCode }),
    };
  },
};
