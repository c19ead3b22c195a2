import { INVALID, own } from "../protocol/decode.js";
import type { ProtocolVersion } from "../protocol/types.js";
import type { Dialect, TerminalEffect } from "./dialect.js";
import type { RecordRegistry } from "./recordRegistry.js";
import type { Terminal, ToolCall } from "./records.js";
import { type ReduceContext, reporter } from "./reduceContext.js";
import {
  appendOutput,
  decodeOutputChunk,
  noteUndecodable,
  patchTerminal,
  type TerminalDraft,
} from "./reduceTerminal.js";
import {
  appendContentChunk,
  decodeChunk,
  patchToolCall,
  type ToolCallDraft,
  type ToolCallSource,
} from "./reduceToolCall.js";
import { describeError } from "./safely.js";

type Update = Record<string, unknown>;

/** The records that updates write to. */
export interface Records {
  readonly toolCalls: RecordRegistry<ToolCall, ToolCallDraft>;
  readonly terminals: RecordRegistry<Terminal, TerminalDraft>;
  readonly dialects: readonly Dialect[];
}

/** The only version that has an update of a kind; the kinds that are in both are not listed. */
const VERSION_OF: ReadonlyMap<unknown, ProtocolVersion> = new Map<unknown, ProtocolVersion>([
  ["tool_call", 1],
  ["tool_call_content_chunk", 2],
  ["terminal_update", 2],
  ["terminal_output_chunk", 2],
]);

/** Writes one session update into open drafts. What is not about calls or terminals is ignored. */
export function applyUpdate(records: Records, update: Update, context: ReduceContext): void {
  const kind = own(update, "sessionUpdate");
  const version = VERSION_OF.get(kind) ?? context.protocolVersion;
  if (version !== context.protocolVersion) refuseVersion(update, context);
  else if (kind === "tool_call" || kind === "tool_call_update") applyToolCall(records, update, context, kind);
  else if (kind === "tool_call_content_chunk") applyContentChunk(records, update, context);
  else if (kind === "terminal_update" || kind === "terminal_output_chunk")
    applyTerminal(records, update, context);
  else if (typeof kind !== "string")
    reporter(update, context)("invalid_update", "sessionUpdate is not a string; the update was not applied.");
}

/** Upserts a tool call, and the terminals that a vendor's extensions to the update speak of. */
function applyToolCall(
  records: Records,
  update: Update,
  context: ReduceContext,
  source: ToolCallSource,
): void {
  const id = idOf(update, "toolCallId", context);
  if (id === undefined) return;
  const effects = readTerminals(records, update, id, context);
  patchToolCall(records.toolCalls.draft(id), update, context, source);
  for (const effect of effects) applyTerminal(records, { ...effect }, context);
}

/** Applies the tool call that a permission request carries, as an ordinary update. */
export function applyPermissionSubject(records: Records, update: Update, context: ReduceContext): void {
  applyToolCall(records, update, context, "permission");
}

/** Applies a terminal update by v2's rule, whoever reports it: v1 has no terminal updates of its own. */
export function applyTerminal({ terminals }: Records, update: Update, given: ReduceContext): void {
  const context: ReduceContext = given.protocolVersion === 2 ? given : { ...given, protocolVersion: 2 };
  const id = idOf(update, "terminalId", context);
  if (id === undefined) return;
  if (update.sessionUpdate === "terminal_update") {
    patchTerminal(terminals.draft(id), update, context);
    return;
  }
  const bytes = decodeOutputChunk(update, context);
  if (bytes) appendOutput(terminals.draft(id), bytes, context);
  else noteUndecodable(terminals.draft(id), update.data);
}

function applyContentChunk({ toolCalls }: Records, update: Update, context: ReduceContext): void {
  const id = idOf(update, "toolCallId", context);
  if (id === undefined) return;
  const item = decodeChunk(update, context);
  if (item !== INVALID) appendContentChunk(toolCalls.draft(id), item);
}

const NO_EFFECTS: readonly TerminalEffect[] = [];

function readTerminals(
  { dialects, toolCalls }: Records,
  update: Update,
  id: string,
  context: ReduceContext,
): readonly TerminalEffect[] {
  if (dialects.length === 0) return NO_EFFECTS;
  return dialects.flatMap((dialect) => {
    try {
      const { protocolVersion } = context;
      const before = {
        protocolVersion,
        get toolCall() {
          return toolCalls.read(id);
        },
      };
      return dialect.readTerminal?.(update, before) ?? [];
    } catch (error) {
      const message = `The dialect ${dialect.name} threw: ${describeError(error)}. The update was applied without it.`;
      reporter(update, context)("dialect_failed", message);
      return [];
    }
  });
}

function idOf(
  update: Update,
  field: "toolCallId" | "terminalId",
  context: ReduceContext,
): string | undefined {
  const id = own(update, field);
  if (typeof id === "string") return id;
  reporter(update, context)("invalid_update", `${field} is not a string; the update was not applied.`);
  return undefined;
}

function refuseVersion(update: Update, context: ReduceContext): void {
  const message = `${update.sessionUpdate} is not part of protocol version ${context.protocolVersion}; it was not applied.`;
  reporter(update, context)("wrong_version", message);
}
