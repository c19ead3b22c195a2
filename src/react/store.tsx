import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from "react";
import type { TerminalExitStatus } from "../protocol/types.js";
import type { PermissionRequest, Terminal, ToolCall, ToolCallSession } from "../store/records.js";
import type { ToolCallStore } from "../store/toolCallStore.js";
import { createOpenStateStore, OpenStateContext, type OpenStateStore } from "./openState.js";
import { usePausable } from "./paused.js";

const StoreContext = createContext<ToolCallStore | undefined>(undefined);

const openStates = new WeakMap<ToolCallStore, OpenStateStore>();

/** What is open belongs to a session, not to a place where it is shown: it outlives the provider. */
function openStateOf(store: ToolCallStore): OpenStateStore {
  const known = openStates.get(store);
  if (known) return known;
  const openState = createOpenStateStore();
  openStates.set(store, openState);
  let size = sizeOf(store.getState());
  store.subscribe((session) => {
    const before = size;
    size = sizeOf(session);
    // Only a reset takes anything away, and the ids of old may come again for other calls.
    if (size < before) openState.setState(new Map(), true);
  });
  return openState;
}

const sizeOf = ({ toolCallIds, terminalIds }: ToolCallSession) => toolCallIds.length + terminalIds.length;

/** Gives the connected components below it their store. Renders no element. */
export function ToolCallStoreProvider(props: { store: ToolCallStore; children?: ReactNode }): ReactNode {
  return (
    <StoreContext.Provider value={props.store}>
      <OpenStateContext.Provider value={openStateOf(props.store)}>{props.children}</OpenStateContext.Provider>
    </StoreContext.Provider>
  );
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

/**
 * One call's record, again after each change of it and of nothing else; `undefined` before it is known.
 * Throws outside a store provider, as do the hooks for the session.
 */
export function useToolCall(toolCallId: string): ToolCall | undefined {
  const store = useToolCallStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeToolCall(toolCallId, listener),
    [store, toolCallId],
  );
  const read = () => store.getToolCall(toolCallId);
  return useSyncExternalStore(usePausable(subscribe), read, read);
}

const NO_SUBSCRIPTION = () => () => {};

/** One terminal's record; `undefined` before it is known or outside a store provider. */
export function useTerminal(terminalId: string): Terminal | undefined {
  return useTerminalValue(terminalId, whole);
}

const whole = (terminal: Terminal | undefined) => terminal;

/** Something about a terminal; renders again only when that is another value by `Object.is`. */
export function useTerminalValue<T>(
  terminalId: string | undefined,
  read: (terminal: Terminal | undefined) => T,
): T {
  const store = useOptionalToolCallStore();
  const subscribe = useCallback(
    (listener: () => void) =>
      terminalId === undefined || !store ? NO_SUBSCRIPTION() : store.subscribeTerminal(terminalId, listener),
    [store, terminalId],
  );
  const get = () => read(terminalId === undefined ? undefined : store?.getTerminal(terminalId));
  return useSyncExternalStore(usePausable(subscribe), get, get);
}

/**
 * A part of the session; renders again only when that part is another value by `Object.is`. Throws outside
 * a store provider.
 */
export function useToolCallSession<T>(select: (session: ToolCallSession) => T): T {
  const store = useToolCallStore();
  const read = () => select(store.getState());
  return useSyncExternalStore(usePausable(store.subscribe), read, read);
}

/** Ids of all calls in order of first appearance. Throws outside a store provider. */
export function useToolCallIds(): readonly string[] {
  return useToolCallSession((session) => session.toolCallIds);
}

/** Pending permission requests, oldest first. Throws outside a store provider. */
export function usePermissionRequests(): readonly PermissionRequest[] {
  return useToolCallSession((session) => session.permissionRequests);
}

/** How a terminal's command ended; renders again only when that changes, not for output. */
export function useTerminalExit(terminalId: string | undefined): TerminalExitStatus | undefined {
  return useTerminalValue(terminalId, exitOf);
}

const exitOf = (terminal: Terminal | undefined) => terminal?.exitStatus;
