import { useEffect, useSyncExternalStore } from "react";

/** A module that is fetched when a component first needs it. */
export interface LazyModule<T> {
  /** What the module made; `undefined` until it has arrived, on the server, and if it never arrives. */
  readonly use: () => T | undefined;
  /** Fetches it ahead of need. Never rejects; a later call tries again after a failure. */
  readonly load: () => Promise<T | undefined>;
}

export function createLazyModule<T>(fetch: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  let loading: Promise<T | undefined> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const load = () => {
    loading ??= fetch().then(
      (arrived) => {
        value = arrived;
        for (const listener of listeners) listener();
        return arrived;
      },
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  return {
    load,
    use: () => {
      const current = useSyncExternalStore(
        subscribe,
        () => value,
        () => undefined,
      );
      useEffect(() => {
        void load();
      }, []);
      return current;
    },
  };
}
