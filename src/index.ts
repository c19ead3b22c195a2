export { type KitOptions, ToolCallKitProvider } from "./react/kit.js";
export {
  ToolCallStoreProvider,
  usePermissionRequests,
  useTerminal,
  useToolCall,
  useToolCallIds,
  useToolCallSession,
  useToolCallStore,
} from "./react/store.js";
