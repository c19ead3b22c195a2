import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from "react";
import type { PermissionRequest, Terminal, ToolCall, ToolCallSession } from "../store/records.js";
import type { ToolCallStore } from "../store/toolCallStore.js";

const StoreContext = createContext<ToolCallStore | undefined>(undefined);

/** Gives the connected components below it their store. Renders no element. */
export function ToolCallStoreProvider(props: { store: ToolCallStore; children?: ReactNode }): ReactNode {
  return <StoreContext.Provider value={props.store}>{props.children}</StoreContext.Provider>;
}

/** The nearest store, or `undefined` for presentational components outside a provider. */
export function useOptionalToolCallStore(): ToolCallStore | undefined {
  return useContext(StoreContext);
}

/** The nearest store. Throws without a `ToolCallStoreProvider` above. */
export function useToolCallStore(): ToolCallStore {
  const store = useOptionalToolCallStore();
  if (!store) {
    throw new Error("No tool-call store here. Wrap the component in <ToolCallStoreProvider store={…}>.");
  }
  return store;
}

/** One call's record, again after each change of it and of nothing else; `undefined` before it is known. */
export function useToolCall(toolCallId: string): ToolCall | undefined {
  const store = useToolCallStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeToolCall(toolCallId, listener),
    [store, toolCallId],
  );
  const read = () => store.getToolCall(toolCallId);
  return useSyncExternalStore(subscribe, read, read);
}

const NO_SUBSCRIPTION = () => () => {};

/** One terminal's record; `undefined` before it is known or outside a store provider. */
export function useTerminal(terminalId: string): Terminal | undefined {
  const store = useOptionalToolCallStore();
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribeTerminal(terminalId, listener) ?? NO_SUBSCRIPTION(),
    [store, terminalId],
  );
  const read = () => store?.getTerminal(terminalId);
  return useSyncExternalStore(subscribe, read, read);
}

/** A part of the session; renders again only when that part is another value by `Object.is`. */
export function useToolCallSession<T>(select: (session: ToolCallSession) => T): T {
  const store = useToolCallStore();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Ids of all calls in order of first appearance. */
export function useToolCallIds(): readonly string[] {
  return useToolCallSession((session) => session.toolCallIds);
}

/** Pending permission requests, oldest first. */
export function usePermissionRequests(): readonly PermissionRequest[] {
  return useToolCallSession((session) => session.permissionRequests);
}
