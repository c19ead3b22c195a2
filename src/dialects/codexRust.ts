import { isSettled } from "../protocol/statuses.js";
import type { Dialect, ToolCallFacts } from "../store/dialect.js";
import { field, integerField, stringField } from "./callView.js";
import { fencedText } from "./fencedText.js";
import { shellCommand, workingDirectory } from "./shellCommand.js";
import { readTextTerminal } from "./textOutput.js";

/**
 * codex-acp 0.16, known by the `call_id` in its raw input: the whole output and the exit code come in
 * `rawOutput` at the end, besides fenced text or `_meta` while the command runs.
 */
export const codexRust: Dialect = {
  name: "codex-rust",
  readTerminal: readTextTerminal(({ _meta, kind, status, rawInput, rawOutput, onlyText, items }) => {
    if (kind !== "execute" || stringField(rawInput, "call_id") === undefined) return undefined;
    if (field(_meta, "terminal_info") !== undefined) return undefined;
    const fenced = fencedText(onlyText);
    const text = stringField(rawOutput, "aggregated_output") ?? fenced?.text;
    if (text === undefined || (items > 0 && fenced === undefined)) return undefined;
    const exitCode = integerField(rawOutput, "exit_code");
    return {
      text,
      isContent: fenced !== undefined,
      command: shellCommand(rawInput),
      cwd: workingDirectory(rawInput),
      exitStatus: exitCode !== undefined ? { exitCode } : isSettled(String(status)) ? {} : undefined,
    };
  }),
  readFacts({ title, rawInput, rawOutput }) {
    const exitCode = integerField(rawOutput, "exit_code");
    if (stringField(rawInput, "call_id") !== undefined && exitCode !== undefined) return { exitCode };
    return mcpFacts(title, rawInput);
  },
};

/** A tool of an MCP server: known by its title, and once approval was asked by what the request put there. */
function mcpFacts(title: string | undefined, rawInput: unknown): ToolCallFacts {
  const mcpServer = stringField(rawInput, "server");
  const name = stringField(rawInput, "tool");
  if (mcpServer !== undefined && name !== undefined && title === `Tool: ${mcpServer}/${name}`)
    return { name, mcpServer };
  const asked = stringField(rawInput, "server_name");
  const isAsked = stringField(rawInput, "id")?.startsWith("mcp_tool_call_approval_");
  return asked !== undefined && isAsked ? { mcpServer: asked } : {};
}
