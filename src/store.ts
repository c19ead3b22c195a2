export type { KnownToolKind } from "./protocol/kinds.js";
export { TOOL_KINDS, toKnownKind } from "./protocol/kinds.js";
export type { KnownToolCallStatus } from "./protocol/statuses.js";
export { isSettled, TOOL_CALL_STATUSES, toKnownStatus } from "./protocol/statuses.js";
export type * from "./protocol/types.js";
export type { AppendList } from "./store/appendList.js";
export { createToolCallStore } from "./store/createToolCallStore.js";
export type { Decide } from "./store/decideByPolicy.js";
export type {
  Dialect,
  /** What a dialect may know of an update beside its fields. */
  DialectContext,
  TerminalEffect,
} from "./store/dialect.js";
export type {
  Issue,
  IssueCode,
  /** Is told of each input, or part of one, that was not applied. What it throws is ignored. */
  OnIssue,
} from "./store/issues.js";
export type {
  /** Delivers an answer; when it throws or rejects, the request is pending again. */
  SendPermissionResponse,
} from "./store/permissionQueue.js";
export type {
  AgentState,
  AskedField,
  PermissionAnsweredBy,
  PermissionChange,
  PermissionRecord,
  PermissionRequest,
  PermissionSubject,
  Terminal,
  ToolCall,
  ToolCallSession,
} from "./store/records.js";
export { DEFAULT_TERMINAL_BYTES, type ReduceContext } from "./store/reduceContext.js";
export { reduceTerminal } from "./store/reduceTerminal.js";
export { reduceToolCall, type ToolCallSource } from "./store/reduceToolCall.js";
export type { Schedule } from "./store/scheduler.js";
export { type StoreJSON, terminalToUpdate, toolCallToUpdate } from "./store/storeToJSON.js";
export type { DroppedOutput, TerminalOutput } from "./store/terminalOutput.js";
export type {
  HostTerminalUpdate,
  ToolCallStore,
  /** What a store keeps, and what may wait: bytes, lines, updates. */
  ToolCallStoreLimits,
  /** Options of `createToolCallStore`; the protocol version alone is required. */
  ToolCallStoreOptions,
} from "./store/toolCallStore.js";
