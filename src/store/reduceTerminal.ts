import { decodeBase64 } from "../protocol/base64.js";
import { INVALID, string } from "../protocol/decode.js";
import { own } from "../protocol/ownField.js";
import { capabilities, terminalExitStatus, terminalOutput, terminalSize } from "../protocol/shapes.js";
import { readField } from "./readField.js";
import type { Terminal } from "./records.js";
import {
  type Draft,
  type FieldRule,
  type Incoming,
  META_RULE,
  type RecordType,
  reduceRecord,
} from "./recordType.js";
import { DEFAULT_TERMINAL_BYTES, type ReduceContext, reporter } from "./reduceContext.js";
import { TerminalOutput } from "./terminalOutput.js";

const RULES: ReadonlyMap<string, FieldRule<Terminal>> = new Map<string, FieldRule<Terminal>>([
  ["command", [string]],
  ["cwd", [string]],
  ["size", [terminalSize]],
  ["capabilities", [capabilities]],
  ["exitStatus", [terminalExitStatus, writeExitStatus]],
  ["output", [terminalOutput, writeOutput]],
  ["_meta", META_RULE as FieldRule<Terminal>],
]);

/** Terminals, by https://agentclientprotocol.com/protocol/v2/tool-calls */
export const terminalType: RecordType<Terminal> = {
  idField: "terminalId",
  streamField: "output",
  chunkUpdate: "terminal_output_chunk",
  create: (terminalId, { now }) => ({
    terminalId,
    output: TerminalOutput.empty(),
    ...(now === undefined ? {} : { startedAt: now }),
  }),
  rules: () => RULES,
  readChunk(update, context) {
    const data = own(update, "data");
    if (isBytes(data)) return data;
    const text = readField(string, "data", update, context, true);
    return text === INVALID ? INVALID : readBase64(text, "the chunk was not applied", update, context);
  },
  append: (output, bytes, context) =>
    (output as TerminalOutput).append(bytes as Uint8Array, ...limits(context)),
  noteLost: (draft, update) => noteUndecodable(draft, own(update, "data")),
};

/**
 * The terminal after one `terminal_update` or `terminal_output_chunk`, for hosts that keep state
 * elsewhere. Pure: `terminal` stays as it is. An unusable update is reported through
 * `context.onIssue` and returns `terminal`.
 */
export function reduceTerminal(
  terminal: Terminal | undefined,
  update: { readonly terminalId: string; readonly sessionUpdate?: string },
  context: ReduceContext,
): Terminal | undefined {
  return reduceRecord(terminalType, terminal, { update, context, source: String(update?.sessionUpdate) });
}

/** Also of another realm: what a frame or a test's own window made is no instance of our `Uint8Array`. */
function isBytes(data: unknown): data is Uint8Array {
  return ArrayBuffer.isView(data) && "BYTES_PER_ELEMENT" in data && data.BYTES_PER_ELEMENT === 1;
}

function limits(context: ReduceContext): [bytes: number, lines: number | undefined] {
  return [context.terminalBytes ?? DEFAULT_TERMINAL_BYTES, context.terminalLines];
}

function readBase64(
  text: unknown,
  consequence: string,
  update: object,
  context: ReduceContext,
): Uint8Array | undefined {
  const bytes = decodeBase64(text as string);
  if (!bytes) reporter(update, context)("invalid_base64", `data is not base64; ${consequence}.`);
  return bytes;
}

/** Remembers that output is missing which was no base64. */
function noteUndecodable(draft: Draft<Terminal>, text: unknown): void {
  draft.undecodableCharacters = (draft.undecodableCharacters ?? 0) + (text as string).length;
}

function writeExitStatus(draft: Draft<Terminal>, value: unknown, { context }: Incoming): void {
  if (value === null) {
    delete draft.exitStatus;
    delete draft.endedAt;
    return;
  }
  if (!("exitStatus" in draft) && context.now !== undefined) draft.endedAt = context.now;
  draft.exitStatus = value as Terminal["exitStatus"];
}

/** A concrete output replaces all bytes, and ends whatever character or sequence was under way. */
function writeOutput(draft: Draft<Terminal>, value: unknown, { update, context }: Incoming): void {
  if (value === null) {
    draft.output = TerminalOutput.empty();
    return;
  }
  const { data } = value as { data: string };
  const bytes = readBase64(data, "output counts as omitted", update, context);
  if (bytes) draft.output = TerminalOutput.from(bytes, ...limits(context));
  else noteUndecodable(draft, data);
}
