import { isObject, own } from "../protocol/ownField.js";
import type { Dialect, TerminalEffect } from "../store/dialect.js";
import { type CallView, field, integerField, stringField, viewUpdated } from "./callView.js";
import { shellCommand } from "./shellCommand.js";

/**
 * Terminals described in `_meta`: `terminal_info`, `terminal_output` and `terminal_output_delta`, each
 * an increment, and `terminal_exit`. Sent by claude-agent-acp and both codex-acp, also to clients that
 * offered nothing of the kind, also after completion, and with ids that no client made. Codex has the
 * exit code of some commands, and now and then all of the output, only in `rawOutput`.
 */
export const terminalMeta: Dialect = {
  name: "terminal-meta",
  readTerminal(update, context) {
    const meta = own(update, "_meta");
    const saysTerminal = isObject(meta) && KEYS.some((key) => isObject(own(meta, key)));
    const saysMore = isObject(own(update, "rawInput")) || isObject(own(update, "rawOutput"));
    if (!saysTerminal && !saysMore) return [];
    const call = viewUpdated(update, context);
    const terminalId = ownTerminalId(call);
    const fromCall = terminalId === undefined || !saysMore ? [] : readCall(terminalId, call);
    return [...fromCall, ...(saysTerminal ? readMeta(meta) : [])];
  },
  readFacts({ _meta, rawOutput }) {
    const exitCode = integerField(field(_meta, "terminal_exit"), "exit_code");
    const known = exitCode ?? (hasOutput(_meta) ? integerField(rawOutput, "exit_code") : undefined);
    return known === undefined ? {} : { exitCode: known };
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
    return [chunk(terminalId, data)];
  });
}

function chunk(terminalId: string, text: string): TerminalEffect {
  return { sessionUpdate: "terminal_output_chunk", terminalId, data: new TextEncoder().encode(text) };
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

/** What the call's own fields add: the command, and what codex says in `rawOutput` alone. */
function readCall(terminalId: string, { _meta, rawInput, rawOutput }: CallView): TerminalEffect[] {
  const command = shellCommand(rawInput);
  const exitCode = integerField(rawOutput, "exit_code");
  const output = hasOutput(_meta) ? undefined : stringField(rawOutput, "aggregated_output");
  const patch = {
    ...(command === undefined ? {} : { command }),
    ...(exitCode === undefined ? {} : { exitStatus: { exitCode } }),
  };
  return [
    ...(output ? [chunk(terminalId, output)] : []),
    ...(Object.keys(patch).length > 0
      ? [{ sessionUpdate: "terminal_update" as const, terminalId, ...patch }]
      : []),
  ];
}

/** The terminal that a call's `_meta` is about. */
function ownTerminalId({ _meta }: CallView): string | undefined {
  return KEYS.map((key) => stringField(field(_meta, key), "terminal_id")).find((id) => id !== undefined);
}

function hasOutput(meta: unknown): boolean {
  return field(meta, "terminal_output") !== undefined || field(meta, "terminal_output_delta") !== undefined;
}
