import { useEffect, useSyncExternalStore } from "react";

/** Something that is fetched when it is first needed, and then kept for everyone. */
export interface Loadable<T> {
  readonly get: () => T | undefined;
  readonly load: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Wraps an `import()`. Loading that failed is tried again by whoever needs it next. */
export function createLoadable<T>(load: () => Promise<T>): Loadable<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isLoading = false;
  return {
    get: () => value,
    load: () => {
      if (isLoading || value !== undefined) return;
      isLoading = true;
      load()
        .then((loaded) => {
          value = loaded;
          for (const listener of listeners) listener();
        })
        .catch(() => {})
        .finally(() => {
          isLoading = false;
        });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => undefined;

/**
 * The value once it is there, `undefined` until then, on a server and while hydrating. It does not
 * suspend, so that a server renders what stands in for it and hydration finds the same.
 */
export function useLoaded<T>(loadable: Loadable<T>): T | undefined {
  useEffect(() => loadable.load(), [loadable]);
  return useSyncExternalStore(loadable.subscribe, loadable.get, nothing);
}
