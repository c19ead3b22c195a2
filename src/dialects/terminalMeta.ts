import { isObject, own } from "../protocol/decode.js";
import type { Dialect, TerminalEffect } from "../store/dialect.js";
import { field, stringField, viewUpdated } from "./callView.js";
import { shellCommand } from "./shellCommand.js";

/**
 * Terminals described in `_meta`: `terminal_info`, `terminal_output` and `terminal_output_delta`, each
 * an increment, and `terminal_exit`. Sent by claude-agent-acp and both codex-acp, also to clients that
 * offered nothing of the kind, also after completion, and with ids that no client made.
 */
export const terminalMeta: Dialect = {
  name: "terminal-meta",
  readTerminal(update, context) {
    const meta = own(update, "_meta");
    const saysTerminal = isObject(meta) && KEYS.some((key) => isObject(own(meta, key)));
    const effects = saysTerminal ? readMeta(meta) : [];
    const rawInput = own(update, "rawInput");
    if (!saysTerminal && !isObject(rawInput)) return effects;
    return [...effects, ...readCommand(viewUpdated(update, context))];
  },
  readFacts: ({ _meta }) => {
    const exit = field(_meta, "terminal_exit");
    const exitCode = field(exit, "exit_code");
    return Number.isInteger(exitCode) ? { exitCode: exitCode as number } : {};
  },
};

const KEYS = ["terminal_info", "terminal_output", "terminal_output_delta", "terminal_exit"];

function readMeta(meta: object): TerminalEffect[] {
  return KEYS.flatMap((key) => {
    const value = field(meta, key);
    const terminalId = stringField(value, "terminal_id");
    if (terminalId === undefined) return [];
    if (key === "terminal_info") return [info(terminalId, stringField(value, "cwd"))];
    if (key === "terminal_exit") return [exit(terminalId, value)];
    const data = stringField(value, "data");
    if (data === undefined) return [];
    return [
      { sessionUpdate: "terminal_output_chunk" as const, terminalId, data: new TextEncoder().encode(data) },
    ];
  });
}

function info(terminalId: string, cwd: string | undefined): TerminalEffect {
  return { sessionUpdate: "terminal_update", terminalId, ...(cwd === undefined ? {} : { cwd }) };
}

function exit(terminalId: string, value: unknown): TerminalEffect {
  const exitCode = field(value, "exit_code");
  const signal = stringField(value, "signal");
  return {
    sessionUpdate: "terminal_update",
    terminalId,
    exitStatus: {
      ...(Number.isInteger(exitCode) ? { exitCode: exitCode as number } : {}),
      ...(signal === undefined ? {} : { signal }),
    },
  };
}

/** The terminal of a call runs the call's command, which may become known later than the terminal. */
function readCommand({ _meta, rawInput }: ReturnType<typeof viewUpdated>): TerminalEffect[] {
  const terminalId = stringField(field(_meta, "terminal_info"), "terminal_id");
  const command = shellCommand(rawInput);
  if (terminalId === undefined || command === undefined) return [];
  return [{ sessionUpdate: "terminal_update", terminalId, command }];
}
