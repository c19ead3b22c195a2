import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
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

const FALLBACK = createOpenStateStore();
export const OpenStateContext: React.Context<OpenStateStore> = createContext(FALLBACK);

/** Whether `key` is open, and a setter that makes it the user's choice. */
export function useOpenState(key: string, byDefault: boolean): [boolean, (open: boolean) => void] {
  const store = useContext(OpenStateContext);
  const read = () => store.getState().get(key) ?? byDefault;
  const open = useSyncExternalStore(store.subscribe, read, read);
  const set = useCallback((next: boolean) => setOpen(store, key, next), [store, key]);
  return [open, set];
}
