import { useCallback, useSyncExternalStore } from "react";
import { usePausable } from "./paused.js";

/** More often than each second, so that no second is skipped; only a changed number renders. */
const TICK_MILLISECONDS = 500;

/**
 * Whole seconds since a time of the clock, again as each passes. 0 on the server. Stands still while
 * the page is hidden.
 */
export function useElapsedSeconds(since: number, now: () => number = Date.now): number {
  const read = useCallback(() => Math.max(0, Math.floor((now() - since) / 1000)), [now, since]);
  return useSyncExternalStore(usePausable(subscribeToTicks), read, zero);
}

const zero = () => 0;

/** One clock for all cards of a page, so that a second that passes is one rendering and not one per card. */
interface Clock {
  readonly listeners: Set<() => void>;
  stop: () => void;
}

const clocks = new WeakMap<Document, Clock>();

function subscribeToTicks(listener: () => void): () => void {
  const clock = clocks.get(document) ?? { listeners: new Set(), stop: () => {} };
  clocks.set(document, clock);
  clock.listeners.add(listener);
  if (clock.listeners.size === 1) clock.stop = startTicking(clock.listeners);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size === 0) clock.stop();
  };
}

function startTicking(listeners: ReadonlySet<() => void>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    for (const listener of [...listeners]) listener();
  };
  const startOrStop = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, TICK_MILLISECONDS);
  };
  startOrStop();
  document.addEventListener("visibilitychange", startOrStop);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", startOrStop);
  };
}
