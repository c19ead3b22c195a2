export {
  type CancelTarget,
  createToolCallSessions,
  type RequestPermissionContext,
  type SessionUpdateContext,
  type ToolCallSessions,
} from "./sdk/createToolCallSessions.js";
export type { SessionInfo, SessionTree } from "./sdk/sessionTree.js";
