import type {
  PermissionOption,
  RequestId,
  RequestPermissionRequest,
  RequestPermissionResponse,
  TerminalCapabilities,
  TerminalExitStatus,
  TerminalSize,
  ToolCallCapabilities,
  ToolCallContentItem,
  ToolCallLocation,
  ToolCallStatus,
  ToolKind,
} from "../protocol/types.js";
import type { AppendList } from "./appendList.js";
import type { TerminalOutput } from "./terminalOutput.js";

type Meta = Readonly<Record<string, unknown>>;

/**
 * A tool call as a client holds it: the protocol's fields with its defaults, and what only the client
 * knows. A record is frozen and never changes; a later state is another record.
 * https://agentclientprotocol.com/protocol/v2/tool-calls
 */
export interface ToolCall {
  readonly toolCallId: string;
  /** Absent when the agent gave none or cleared it. */
  readonly title?: string;
  /** The tool's programmatic name, such as `read_file`. */
  readonly name?: string;
  readonly kind: ToolKind;
  readonly status: ToolCallStatus;
  readonly content: AppendList<ToolCallContentItem>;
  readonly locations: readonly ToolCallLocation[];
  /** As the agent sent it, by reference. Absent when unset; `0`, `false` and `""` are values. */
  readonly rawInput?: unknown;
  readonly rawOutput?: unknown;
  readonly capabilities?: ToolCallCapabilities;
  readonly _meta?: Meta;
  /** Fields of later protocol versions, kept so that the call can be forwarded. */
  readonly unknownFields?: Meta;
  /** Milliseconds of the store's clock when the call was first heard of; absent for replayed history. */
  readonly startedAt?: number;
  /** Milliseconds of the store's clock when the call settled; absent while it has not. */
  readonly endedAt?: number;
  /**
   * Present while `status` is `cancelled` because the client cancelled the turn and the agent has not
   * said how the call ended: the number of that turn.
   */
  readonly cancelledInTurn?: number;
}

/** A terminal as a client holds it. https://agentclientprotocol.com/protocol/v2/tool-calls */
export interface Terminal {
  readonly terminalId: string;
  readonly command?: string;
  readonly cwd?: string;
  readonly output: TerminalOutput;
  /** Characters of output that was no base64 and is missing; absent when there was none. */
  readonly undecodableCharacters?: number;
  /** Present once the command has exited, even when neither code nor signal is known. */
  readonly exitStatus?: TerminalExitStatus;
  readonly size?: TerminalSize;
  readonly capabilities?: TerminalCapabilities;
  readonly _meta?: Meta;
  readonly unknownFields?: Meta;
  /** Milliseconds of the store's clock; absent for replayed history. */
  readonly startedAt?: number;
  readonly endedAt?: number;
}

/** What a permission request is about. */
export type PermissionSubject =
  | { readonly type: "tool_call"; readonly toolCallId: string }
  | {
      readonly type: "command";
      readonly command: string;
      readonly cwd: string;
      readonly toolCallId?: string | null;
      readonly terminalId?: string | null;
    }
  /** A subject of a later protocol version, as it came. */
  | { readonly type: "unknown"; readonly value: unknown };

/**
 * A permission request that waits for its answer.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission
 */
export interface PermissionRequest {
  readonly requestId: RequestId;
  /** v2 only: the agent's question and what it says about it. */
  readonly title?: string;
  readonly description?: string;
  readonly subject?: PermissionSubject;
  /** In the agent's order. Ids may repeat and kinds may be unknown: agents send both. */
  readonly options: readonly PermissionOption[];
  /** The call in question as this generation asks about it, the request's own changes included. */
  readonly toolCall?: ToolCall;
  /**
   * Which presentation of the question this is: 1, and one more whenever the agent changes what the
   * call in question does while the request is pending.
   */
  readonly generation: number;
  /** How this generation differs from what the user was last shown; absent when it does not. */
  readonly change?: PermissionChange | undefined;
  /** Only with a host that sends answers itself: this one is on its way, or could not be sent. */
  readonly delivery?: "sending" | "failed";
  /** Milliseconds of the store's clock. */
  readonly requestedAt: number;
  /** The request as it came. */
  readonly params: RequestPermissionRequest;
}

/** The fields of a call that a user decides about. Status, `_meta` and times say how it goes. */
export type AskedField =
  | "title"
  | "name"
  | "kind"
  | "content"
  | "locations"
  | "rawInput"
  | "rawOutput"
  | "unknownFields";

/** What an agent changed under an open permission request. */
export interface PermissionChange {
  /** The fields of the call that differ, of those that say what it does. */
  readonly fields: readonly AskedField[];
  /** The call as the user was last shown it. */
  readonly before: ToolCall;
}

/** Who ended a permission request. `cancelled`: the turn was; `withdrawn`: by the agent. */
export type PermissionAnsweredBy = "user" | "policy" | "cancelled" | "withdrawn";

/** A permission request with how it ended. */
export interface PermissionRecord extends PermissionRequest {
  readonly outcome: RequestPermissionResponse["outcome"];
  readonly answeredBy: PermissionAnsweredBy;
  /** Milliseconds of the store's clock. */
  readonly answeredAt: number;
}

/** What the agent's foreground does, as v2's `state_update` last said. Unknown states are kept. */
export type AgentState = "idle" | "running" | "requires_action" | (string & {});

/** The session as a whole. A snapshot never changes; every flush that changed anything makes a new one. */
export interface ToolCallSession {
  /** Ids in order of first appearance. The array stays the same while the ids do. */
  readonly toolCallIds: readonly string[];
  readonly terminalIds: readonly string[];
  /** Pending requests, oldest first. */
  readonly permissionRequests: readonly PermissionRequest[];
  /** Answered requests, in the order of their answers. */
  readonly permissionRecords: readonly PermissionRecord[];
  readonly agentState: AgentState;
  /** Calls and terminals that go on while the session is idle, as the agent last listed them. */
  readonly backgroundToolCallIds: readonly string[];
  readonly backgroundTerminalIds: readonly string[];
  /** Counts the turns that have started. */
  readonly turn: number;
  /** Calls whose record changed since the revision before this one. After `reset`, none: all are gone. */
  readonly changedToolCallIds: readonly string[];
  /** Goes up by one with every flush that changed anything. */
  readonly revision: number;
}
