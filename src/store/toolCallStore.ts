import type {
  ProtocolVersion,
  RequestId,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
  TerminalOutputChunk,
  TerminalUpdate,
} from "../protocol/types.js";
import type { Decide } from "./decideByPolicy.js";
import type { Dialect } from "./dialect.js";
import type { OnIssue } from "./issues.js";
import type { SendPermissionResponse } from "./permissionQueue.js";
import type { PermissionAnsweredBy, Terminal, ToolCall, ToolCallSession } from "./records.js";
import type { Schedule } from "./scheduler.js";
import type { StoreJSON } from "./storeToJSON.js";

export interface ToolCallStoreLimits {
  /** Bytes of output kept per terminal; the oldest whole lines go first. Default 16 MiB. */
  readonly terminalBytes?: number;
  /** Lines of output kept per terminal; the oldest go first. Default: as many as the bytes allow. */
  readonly terminalLines?: number;
  /** Updates that may wait for the next flush; one more applies them at once. Default 4096. */
  readonly queuedUpdates?: number;
}

export interface ToolCallStoreOptions {
  /** The version negotiated at `initialize`. A store is made for one version. */
  readonly protocolVersion: ProtocolVersion;
  /** Readers of vendor extensions, see `acp-tool-calls/dialects`. Default none. */
  readonly dialects?: readonly Dialect[];
  /**
   * When queued updates are applied. `frame` (default): once per animation frame; permission requests
   * and newly settled statuses at once. `sync`: each update at once. A function: called with `flush`
   * whenever updates wait.
   */
  readonly schedule?: Schedule;
  /** The clock behind `startedAt` and the like, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
  readonly limits?: ToolCallStoreLimits;
  /**
   * Answers permission requests by rule, when they arrive: returns an offered option or its id, or
   * `undefined` to ask the user. Such answers are recorded as made by policy. When it throws or returns
   * what cannot be sent, an issue is reported and the user is asked. Default: every request is the user's.
   */
  readonly decide?: Decide;
  /** Called once for each input, or part of one, that was not applied. Default: nobody is told. */
  readonly onIssue?: OnIssue;
}

/** What a host reports of a terminal it runs: a patch, or output as base64 or as bytes. */
export type HostTerminalUpdate =
  | TerminalUpdate
  | (Omit<TerminalOutputChunk, "data"> & { readonly data: string | Uint8Array });

/** The tool calls, terminals and permission requests of one session. */
export interface ToolCallStore {
  readonly protocolVersion: ProtocolVersion;
  /** The readers that the store was made with: cards show what they tell about calls. */
  readonly dialects: readonly Dialect[];
  /** The store's clock, in milliseconds: what `startedAt` and the like are to be compared with. */
  readonly now: () => number;
  /**
   * Takes the `update` of a `session/update` notification. Kinds that are not about tool calls,
   * terminals or the session's state are ignored. `replay`: history, which gets no times.
   * https://agentclientprotocol.com/protocol/v2/tool-calls
   */
  applySessionUpdate(update: SessionUpdate, options?: { readonly replay?: boolean }): void;
  /**
   * Applies what the host knows of a terminal it runs itself (v1 `terminal/create`), by the same
   * three-state rule as v2's `terminal_update`, or appends output.
   */
  updateTerminal(update: HostTerminalUpdate): void;
  /**
   * Takes the params of a `session/request_permission` request and resolves with the response to send.
   * Never rejects: a malformed request resolves `cancelled`. `signal`: withdraws the request when the
   * agent sends `$/cancel_request`. Without a `requestId` the store makes one up. `send`: for hosts
   * whose transport may fail: delivers each answer; if it throws or rejects, the request is pending
   * again (`delivery: "failed"`) and can be answered once more.
   */
  requestPermission(
    params: RequestPermissionRequest,
    options?: {
      readonly requestId?: RequestId | null;
      readonly signal?: AbortSignal;
      readonly send?: SendPermissionResponse;
    },
  ): Promise<RequestPermissionResponse>;
  /**
   * Answers with an offered option. True when this answer was sent; otherwise nothing happened.
   * `generation`: what the user was shown; a request that changed since is not answered.
   */
  answerPermission(
    requestId: RequestId,
    optionId: string,
    options?: {
      readonly generation?: number;
      /** Default `user`. */
      readonly answeredBy?: Extract<PermissionAnsweredBy, "user" | "policy">;
    },
  ): boolean;
  /**
   * The user was shown this generation of a request and knows what changed: later changes are compared
   * with it. False, and nothing happens, when the request has changed again.
   */
  reviewPermission(requestId: RequestId, generation: number): boolean;
  /** Ends a request without an option. `withdrawn` (default): the agent did; `user`: it was dismissed. */
  cancelPermission(
    requestId: RequestId,
    answeredBy?: Extract<PermissionAnsweredBy, "user" | "withdrawn">,
  ): boolean;
  /** The host sent `session/cancel`: every prompt is answered, unsettled calls are marked cancelled. */
  cancelTurn(): void;
  /** The host sent `session/prompt`. */
  startTurn(): void;
  getToolCall(toolCallId: string): ToolCall | undefined;
  getTerminal(terminalId: string): Terminal | undefined;
  getState(): ToolCallSession;
  /** Calls back after every flush that changed anything. */
  subscribe(listener: (session: ToolCallSession) => void): () => void;
  /** Calls back after each change of one call, also of one that does not exist yet. */
  subscribeToolCall(toolCallId: string, listener: () => void): () => void;
  subscribeTerminal(terminalId: string, listener: () => void): () => void;
  /** Applies what waits, now. */
  flush(): void;
  /** Forgets everything; pending permission requests are answered `cancelled`. */
  reset(): void;
  /** Everything that is stored, waiting updates included, as plain data. */
  toJSON(): StoreJSON;
}
