import { type RefObject, useEffect, useRef } from "react";

/** How far below the window's edge the end may be and still count as in view, in pixels. */
const NEAR = 160;

/**
 * Keeps the end of an element that grows in view while `active`, unless the reader has scrolled away
 * from it. Give the returned ref to that element.
 */
export function useFollowEnd(active: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const grown = element.current;
    if (!active || !grown) return;
    const isEndNear = () => grown.getBoundingClientRect().bottom < window.innerHeight + NEAR;
    let follows = isEndNear();
    const look = () => {
      follows = isEndNear();
    };
    const observer = new ResizeObserver(() => {
      if (follows) grown.scrollIntoView({ block: "end" });
    });
    observer.observe(grown);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, [active]);

  return element;
}
