import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";
import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * What is open and what is closed, by key, outside the rows: it survives virtualisation and streaming.
 * A key that nobody touched has no entry and follows its component's default.
 */
export type OpenStateStore = StoreApi<ReadonlyMap<string, boolean>>;

export function createOpenStateStore(): OpenStateStore {
  return createStore<ReadonlyMap<string, boolean>>(() => new Map());
}

/** Opens or closes one key for good. */
export function setOpen(store: OpenStateStore, key: string, open: boolean): void {
  store.setState(new Map(store.getState()).set(key, open), true);
}

/** Opens or closes many keys for good, with one notification. */
export function setAllOpen(store: OpenStateStore, keys: Iterable<string>, open: boolean): void {
  const next = new Map(store.getState());
  for (const key of keys) next.set(key, open);
  store.setState(next, true);
}

/** The nearest open state. A `ToolCallStoreProvider` gives one per store. */
export const OpenStateContext: React.Context<OpenStateStore | undefined> = createContext<
  OpenStateStore | undefined
>(undefined);

/** Keeps what is open below it, unless something above already does. Renders no element. */
export function OpenStateScope({ children }: { readonly children?: ReactNode }): ReactNode {
  return <OpenStateContext.Provider value={useOpenStateStore()}>{children}</OpenStateContext.Provider>;
}

/** The nearest open state; without any above, one of the component's own. */
export function useOpenStateStore(): OpenStateStore {
  const above = useContext(OpenStateContext);
  const [own] = useState(createOpenStateStore);
  return above ?? own;
}

/** Whether `key` is open, and a setter that makes it the user's choice. */
export function useOpenState(key: string, byDefault: boolean): [boolean, (open: boolean) => void] {
  const store = useOpenStateStore();
  const open = useSyncExternalStore(
    store.subscribe,
    () => store.getState().get(key) ?? byDefault,
    () => byDefault,
  );
  const set = useCallback((next: boolean) => setOpen(store, key, next), [store, key]);
  return [open, set];
}
