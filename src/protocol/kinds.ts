import type { ToolKind } from "./types.js";

/** The tool kinds that the protocol names. https://agentclientprotocol.com/protocol/v2/tool-calls */
export const TOOL_KINDS = [
  "read",
  "edit",
  "delete",
  "move",
  "search",
  "execute",
  "think",
  "fetch",
  "switch_mode",
  "other",
] as const;

/** A kind as shown: one of those the protocol names. */
export type KnownToolKind = (typeof TOOL_KINDS)[number];

/** The kind to show: the known one, or `other` for any other string. */
export function toKnownKind(kind: ToolKind): KnownToolKind {
  return TOOL_KINDS.find((known) => known === kind) ?? "other";
}
