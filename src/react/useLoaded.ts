import { useEffect, useSyncExternalStore } from "react";

/** Something that is fetched when it is first needed, and then kept for everyone. */
export interface Loadable<T> {
  readonly get: () => T | undefined;
  /** Fetches it ahead of need. Never rejects; a later call tries again after a failure. */
  readonly load: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Wraps an `import()`. Loading that failed is tried again by whoever needs it next. */
export function createLoadable<T>(load: () => Promise<T>): Loadable<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let loading: Promise<void> | undefined;
  return {
    get: () => value,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          for (const listener of listeners) listener();
        },
        () => {
          loading = undefined;
        },
      );
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => undefined;
const resolved = Promise.resolve();

/** For `useLoaded` where nothing is needed: never there, and never fetched. */
export const NOTHING_TO_LOAD: Loadable<never> = {
  get: nothing,
  load: () => resolved,
  subscribe: () => nothing,
};

/**
 * The value once it is there, `undefined` until then, on a server and while hydrating. It does not
 * suspend, so that a server renders what stands in for it and hydration finds the same.
 */
export function useLoaded<T>(loadable: Loadable<T>): T | undefined {
  useEffect(() => {
    if (loadable.get() !== undefined) return undefined;
    // In a task of its own: what stands in for it is to be painted first.
    const timer = setTimeout(loadable.load);
    return () => clearTimeout(timer);
  }, [loadable]);
  return useSyncExternalStore(loadable.subscribe, loadable.get, nothing);
}
