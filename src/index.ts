export { DiffView, type DiffViewProps } from "./components/diff/DiffView.js";
export { type ChangeCounts, countChanges } from "./diff/countChanges.js";
export type { DiffItem } from "./diff/readDiff.js";
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
