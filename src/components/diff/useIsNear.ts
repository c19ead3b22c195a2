import { type RefObject, useEffect, useState } from "react";

/** Enough for the first screen, before anything is known of where an element stands. */
const NEAR_AT_FIRST = 12;
const MARGIN = "200px";

/** Whether an element is on the screen or close to it. Without an observer everything is. */
export function useIsNear(element: RefObject<Element | null>, index: number): boolean {
  const [isNear, setNear] = useState(index < NEAR_AT_FIRST);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined" || !element.current) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
