import type { ProtocolVersion, TerminalUpdate } from "../protocol/types.js";
import type { ToolCall } from "./records.js";

/** Something a vendor said about a terminal in its own way, in the protocol's terms. */
export type TerminalEffect =
  | ({ readonly sessionUpdate: "terminal_update" } & TerminalUpdate)
  | {
      readonly sessionUpdate: "terminal_output_chunk";
      readonly terminalId: string;
      /** Base64, or the bytes themselves. */
      readonly data: string | Uint8Array;
    };

export interface DialectContext {
  readonly protocolVersion: ProtocolVersion;
  /** The call before the update; absent when it is new. */
  readonly toolCall: ToolCall | undefined;
}

/** A reader of one vendor's extensions. It adds to what standard traffic says and never changes it. */
export interface Dialect {
  readonly name: string;
  /** Terminal state that an update about a tool call carries; applied right after the update. */
  readonly readTerminal?: (
    update: Readonly<Record<string, unknown>>,
    context: DialectContext,
  ) => readonly TerminalEffect[];
  /** What the vendor says about a call beside the protocol's fields. */
  readonly readFacts?: (toolCall: ToolCall) => ToolCallFacts;
}

/**
 * What vendors say about calls in their own ways. The agent's claims, for display beside what the
 * protocol says and never in its place: nothing is decided or unlocked by them.
 */
export interface ToolCallFacts {
  /** The tool's programmatic name. */
  readonly name?: string;
  /** The call that this one is part of, such as a sub-agent's. */
  readonly parentToolCallId?: string;
  /** Of the command that the call ran. */
  readonly exitCode?: number;
  /** The MCP server that the tool belongs to. */
  readonly mcpServer?: string;
  /**
   * Why the call was not carried out as asked, though its status may read `failed`: `user` refused or
   * stopped it, no `permission` was given, or a word of the agent's own. It may have run in part.
   */
  readonly nonExecution?: "user" | "permission" | (string & {});
  /** The call is an automatic review of this one. */
  readonly reviewedToolCallId?: string;
  /** The model is still writing the call's input. */
  readonly isPreparing?: boolean;
}
