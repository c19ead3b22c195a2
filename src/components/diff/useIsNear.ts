import { type RefObject, useEffect, useState } from "react";

/** Enough for the first screen, before anything is known of where an element stands. */
const NEAR_AT_FIRST = 8;
const MARGIN = "100px";

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
/** One for all elements: fifty files would otherwise have fifty. */
const shared: { observer?: IntersectionObserver } = {};

/** Whether an element is on the screen or close to it. Without an observer everything is. */
export function useIsNear(element: RefObject<Element | null>, index: number): boolean {
  const [isNear, setNear] = useState(index < NEAR_AT_FIRST);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined" || !element.current) {
      setNear(true);
      return;
    }
    return observe(element.current, setNear);
  }, [element]);
  return isNear;
}

function observe(element: Element, listener: Listener): () => void {
  shared.observer ??= new IntersectionObserver(notify, { rootMargin: MARGIN });
  const { observer } = shared;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}

function notify(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
}
