import { isSettled } from "../protocol/statuses.js";
import type { Dialect } from "../store/dialect.js";
import { field, stringField } from "./callView.js";
import { fencedText } from "./fencedText.js";
import { shellCommand } from "./shellCommand.js";
import { type ReadTextOutput, readTextTerminal } from "./textOutput.js";

const EXIT_CODE = /^Exit code (-?\d+)(?:\n|$)/;

/**
 * claude-agent-acp without terminals: a finished command's output is one fenced block, marked as
 * `console`, or beginning with "Exit code N" when the command failed. Other fenced blocks explain why
 * nothing was carried out.
 */
export const claudeCode: Dialect = {
  name: "claude-code",
  readTerminal: readTextTerminal((call) => readOutput(call)),
  readFacts({ _meta, rawOutput }) {
    const said = field(_meta, "claudeCode");
    const name = stringField(said, "toolName");
    const parentToolCallId = stringField(said, "parentToolUseId");
    const exitCode = typeof rawOutput === "string" ? EXIT_CODE.exec(rawOutput)?.[1] : undefined;
    return {
      ...(name === undefined ? {} : { name }),
      ...(parentToolCallId === undefined ? {} : { parentToolCallId }),
      ...(exitCode === undefined ? {} : { exitCode: Number(exitCode) }),
    };
  },
};

const readOutput: ReadTextOutput = ({ _meta, kind, status, rawInput, onlyText }) => {
  const said = field(_meta, "claudeCode");
  if (said === undefined || kind !== "execute" || !isSettled(String(status))) return undefined;
  if (field(said, "nonExecutionKind") !== undefined) return undefined;
  const fenced = fencedText(onlyText);
  if (fenced === undefined) return undefined;
  const exitCode = status === "failed" ? EXIT_CODE.exec(fenced.text) : null;
  if (fenced.language !== "console" && !exitCode) return undefined;
  return {
    text: exitCode ? fenced.text.slice(exitCode[0].length) : fenced.text,
    isContent: true,
    command: shellCommand(rawInput),
    exitStatus: exitCode ? { exitCode: Number(exitCode[1]) } : {},
  };
};
