import { useCallback, useSyncExternalStore } from "react";

/** More often than each second, so that no second is skipped; only a changed number renders. */
const TICK_MILLISECONDS = 500;

/**
 * Whole seconds since a time of the clock, again as each passes. 0 on the server. Stands still while
 * the page is hidden.
 */
export function useElapsedSeconds(since: number, now: () => number = Date.now): number {
  const read = useCallback(() => Math.max(0, Math.floor((now() - since) / 1000)), [now, since]);
  return useSyncExternalStore(subscribeToTicks, read, zero);
}

const zero = () => 0;

function subscribeToTicks(listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const startOrStop = () => {
    clearInterval(timer);
    if (document.hidden) return;
    listener();
    timer = setInterval(listener, TICK_MILLISECONDS);
  };
  startOrStop();
  document.addEventListener("visibilitychange", startOrStop);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", startOrStop);
  };
}
