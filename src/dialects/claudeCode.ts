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
  readFacts({ name, _meta, rawOutput }) {
    const said = field(_meta, "claudeCode");
    if (said === undefined) return exitFact(rawOutput);
    const toolName = stringField(said, "toolName");
    const parentToolCallId = stringField(said, "parentToolUseId");
    const mcpServer = stringField(field(said, "mcpServer"), "name") ?? serverOf(toolName ?? name);
    const nonExecution = stringField(said, "nonExecutionKind");
    return {
      ...exitFact(rawOutput),
      ...(toolName === undefined ? {} : { name: toolName }),
      ...(parentToolCallId === undefined ? {} : { parentToolCallId }),
      ...(mcpServer === undefined ? {} : { mcpServer }),
      ...(nonExecution === undefined
        ? {}
        : { nonExecution: NON_EXECUTIONS.get(nonExecution) ?? nonExecution }),
    };
  },
};

/** Claude Code calls both of these kinds "non-execution", although the user may stop what already ran. */
const NON_EXECUTIONS: ReadonlyMap<string, string> = new Map([
  ["user-rejected", "user"],
  ["permission-rule", "permission"],
]);

/** The older agent offers its own tools as those of a server; that is none of the user's. */
const OWN_SERVER = "acp";

function serverOf(name: string | undefined): string | undefined {
  const server = name === undefined ? undefined : /^mcp__(.+?)__./.exec(name)?.[1];
  return server === OWN_SERVER ? undefined : server;
}

function exitFact(rawOutput: unknown): { readonly exitCode?: number } {
  const exitCode = typeof rawOutput === "string" ? EXIT_CODE.exec(rawOutput)?.[1] : undefined;
  return exitCode === undefined ? {} : { exitCode: Number(exitCode) };
}

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
