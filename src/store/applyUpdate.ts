import { INVALID, string } from "../protocol/decode.js";
import { own } from "../protocol/ownField.js";
import type { ProtocolVersion } from "../protocol/types.js";
import type { Dialect, TerminalEffect } from "./dialect.js";
import { readField } from "./readField.js";
import type { RecordRegistry } from "./recordRegistry.js";
import type { Terminal, ToolCall } from "./records.js";
import { type Incoming, type Patchable, patchRecord } from "./recordType.js";
import { type ReduceContext, reporter } from "./reduceContext.js";
import { describeError } from "./safely.js";

type Update = Record<string, unknown>;

/** The records that updates write to. */
export interface Records {
  readonly toolCalls: RecordRegistry<ToolCall>;
  readonly terminals: RecordRegistry<Terminal>;
  readonly dialects: readonly Dialect[];
}

type Apply = (records: Records, update: Update, context: ReduceContext, source: string) => void;

/** How each kind of update is applied, and the only version that has it where that is one. */
const KINDS: ReadonlyMap<string, readonly [Apply, ProtocolVersion?]> = new Map([
  ["tool_call", [applyToolCall, 1]],
  ["tool_call_update", [applyToolCall]],
  ["tool_call_content_chunk", [applyContentChunk, 2]],
  ["terminal_update", [applyTerminal, 2]],
  ["terminal_output_chunk", [applyTerminal, 2]],
]);

/** Writes one session update into open drafts. What is not about calls or terminals is ignored. */
export function applyUpdate(records: Records, update: Update, context: ReduceContext): void {
  const kind = readField(string, "sessionUpdate", update, context, true);
  if (kind === INVALID) return;
  const { protocolVersion } = context;
  const [apply, version = protocolVersion] = KINDS.get(kind as string) ?? [];
  if (version === protocolVersion) {
    apply?.(records, update, context, kind as string);
    return;
  }
  const message = `${kind} is not part of protocol version ${protocolVersion}; it was not applied.`;
  reporter(update, context)("wrong_version", message);
}

/** Applies the tool call that a permission request carries, as an ordinary update. */
export function applyPermissionSubject(records: Records, update: Update, context: ReduceContext): void {
  applyToolCall(records, update, context, "permission");
}

/** Applies a terminal update by v2's rule, whoever reports it: v1 has no terminal updates of its own. */
export function applyTerminal({ terminals }: Records, update: Update, given: ReduceContext): void {
  const context: ReduceContext = given.protocolVersion === 2 ? given : { ...given, protocolVersion: 2 };
  applyRecord(terminals, { update, context, source: update.sessionUpdate as string });
}

/** Upserts a tool call, and the terminals that a vendor's extensions to the update speak of. */
function applyToolCall(records: Records, update: Update, context: ReduceContext, source: string): void {
  const effects = records.dialects.length > 0 ? readTerminals(records, update, context) : [];
  applyRecord(records.toolCalls, { update, context, source });
  for (const effect of effects) applyTerminal(records, { ...effect }, context);
}

function applyContentChunk(
  { toolCalls }: Records,
  update: Update,
  context: ReduceContext,
  source: string,
): void {
  applyRecord(toolCalls, { update, context, source });
}

function applyRecord<T extends Patchable>(registry: RecordRegistry<T>, incoming: Incoming): void {
  const { type } = registry;
  const { update, context, source } = incoming;
  const id = readField(string, type.idField, update, context, true);
  if (id === INVALID) return;
  if (source !== type.chunkUpdate) {
    patchRecord(type, registry.draft(id as string, context), incoming);
    return;
  }
  const chunk = type.readChunk(update, context);
  if (chunk === INVALID) return;
  if (chunk === undefined) type.noteLost?.(registry.draft(id as string, context), update);
  else registry.append(id as string, chunk, context);
}

function readTerminals(
  { dialects, toolCalls }: Records,
  update: Update,
  context: ReduceContext,
): readonly TerminalEffect[] {
  const id = own(update, "toolCallId");
  if (typeof id !== "string") return [];
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
