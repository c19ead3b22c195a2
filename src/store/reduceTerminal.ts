import { decodeBase64 } from "../protocol/base64.js";
import { type Decoder, INVALID, isObject, object, own, string } from "../protocol/decode.js";
import * as shapes from "../protocol/shapes.js";
import { decodeField } from "./decodeField.js";
import { immer, peek } from "./immer.js";
import { patchMeta, withField } from "./patchMeta.js";
import type { Terminal } from "./records.js";
import { DEFAULT_TERMINAL_BYTES, isOmitted, type ReduceContext, reporter } from "./reduceContext.js";
import { TerminalOutput } from "./terminalOutput.js";

export type TerminalDraft = { -readonly [Field in keyof Terminal]: Terminal[Field] };

type Reader = (draft: TerminalDraft, value: unknown, update: object, context: ReduceContext) => void;

/** A new terminal of which nothing is known yet. */
export function createTerminal(terminalId: string, context: ReduceContext): Terminal {
  return {
    terminalId,
    output: TerminalOutput.empty(),
    ...(context.now === undefined ? {} : { startedAt: context.now }),
  };
}

/**
 * Applies a `terminal_update`: omitted fields stay, `null` clears, values replace. A concrete
 * `output` replaces all bytes. https://agentclientprotocol.com/protocol/v2/tool-calls
 */
export function patchTerminal(draft: TerminalDraft, update: object, context: ReduceContext): void {
  for (const field of Object.keys(update)) {
    if (field === "terminalId" || field === "sessionUpdate") continue;
    const value = own(update, field);
    if (isOmitted(value, context)) continue;
    const reader = READERS.get(field);
    if (reader) reader(draft, value, update, context);
    else draft.unknownFields = withField(peek(draft, "unknownFields"), field, value);
  }
}

/** The bytes of a `terminal_output_chunk`, or `undefined` after a report. */
export function decodeOutputChunk(update: object, context: ReduceContext): Uint8Array | undefined {
  const data = own(update, "data");
  if (isBytes(data)) return data;
  const report = reporter(update, context);
  if (typeof data !== "string") {
    report("invalid_update", "data is not a string; the chunk was not applied.");
    return undefined;
  }
  const bytes = decodeBase64(data);
  if (!bytes) report("invalid_base64", "data is not base64; the chunk was not applied.");
  return bytes;
}

/** Remembers that output is missing which was no base64. */
export function noteUndecodable(draft: TerminalDraft, data: unknown): void {
  if (typeof data !== "string") return;
  draft.undecodableCharacters = (draft.undecodableCharacters ?? 0) + data.length;
}

/** Also of another realm: what a frame or a test's own window made is no instance of our `Uint8Array`. */
function isBytes(data: unknown): data is Uint8Array {
  return ArrayBuffer.isView(data) && "BYTES_PER_ELEMENT" in data && data.BYTES_PER_ELEMENT === 1;
}

/** Appends bytes, also to a terminal that has exited. */
export function appendOutput(draft: TerminalDraft, bytes: Uint8Array, context: ReduceContext): void {
  const { terminalBytes = DEFAULT_TERMINAL_BYTES, terminalLines } = context;
  draft.output = draft.output.append(bytes, terminalBytes, terminalLines);
}

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
  if (!isObject(update) || typeof update.terminalId !== "string") {
    reporter(update, context)("invalid_update", "terminalId is not a string; the update was not applied.");
    return terminal;
  }
  const isChunk = update.sessionUpdate === "terminal_output_chunk";
  const bytes = isChunk ? decodeOutputChunk(update, context) : undefined;
  if (isChunk && !bytes) return terminal;
  const base = terminal ?? createTerminal(update.terminalId, context);
  return Object.freeze(
    immer.produce(base, (draft: TerminalDraft) => {
      if (bytes) appendOutput(draft, bytes, context);
      else patchTerminal(draft, update, context);
    }),
  );
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["command", optional("command", string)],
  ["cwd", optional("cwd", string)],
  ["size", optional("size", shapes.terminalSize)],
  ["capabilities", optional("capabilities", shapes.capabilities)],
  ["exitStatus", readExitStatus],
  ["output", readOutput],
  ["_meta", readMeta],
]);

function optional(field: "command" | "cwd" | "size" | "capabilities", decoder: Decoder): Reader {
  return (draft, value, update, context) => {
    if (value === null) {
      delete draft[field];
      return;
    }
    const decoded = decodeField(decoder, field, value, update, context);
    if (decoded !== INVALID) draft[field] = decoded as never;
  };
}

function readExitStatus(draft: TerminalDraft, value: unknown, update: object, context: ReduceContext): void {
  if (value === null) {
    delete draft.exitStatus;
    delete draft.endedAt;
    return;
  }
  const decoded = decodeField(shapes.terminalExitStatus, "exitStatus", value, update, context);
  if (decoded === INVALID) return;
  if (!("exitStatus" in draft) && context.now !== undefined) draft.endedAt = context.now;
  draft.exitStatus = decoded as Terminal["exitStatus"];
}

function readOutput(draft: TerminalDraft, value: unknown, update: object, context: ReduceContext): void {
  if (value === null) {
    draft.output = TerminalOutput.empty();
    return;
  }
  const decoded = decodeField(shapes.terminalOutput, "output", value, update, context);
  if (decoded === INVALID) return;
  const bytes = decodeBase64((decoded as { data: string }).data);
  const { terminalBytes = DEFAULT_TERMINAL_BYTES, terminalLines } = context;
  if (bytes) draft.output = TerminalOutput.from(bytes, terminalBytes, terminalLines);
  else {
    noteUndecodable(draft, (decoded as { data: string }).data);
    reporter(update, context)("invalid_base64", "output.data is not base64; output counts as omitted.");
  }
}

function readMeta(draft: TerminalDraft, value: unknown, update: object, context: ReduceContext): void {
  if (value === null) {
    delete draft._meta;
    return;
  }
  const decoded = decodeField(object, "_meta", value, update, context);
  if (decoded !== INVALID) draft._meta = patchMeta(peek(draft, "_meta"), decoded as Record<string, unknown>);
}
