import { type RefObject, useEffect, useMemo, useRef } from "react";

const SAMPLE_MS = 100;

/** Whether an activation may count: nobody decides about what has only just appeared under the pointer. */
export interface Guard {
  /** True once the options have stood still, in view, for the guard time. */
  passes(): boolean;
}

/**
 * Guards the options in `options`: they count from `guardMs` after they appeared, moved, or `subject`
 * became another value. Nothing of this shows.
 */
export function useGuard(options: RefObject<Element | null>, subject: unknown, guardMs: number): Guard {
  const since = useRef(Number.POSITIVE_INFINITY);
  const place = useRef("");

  const guard = useMemo(() => {
    const look = () => {
      const now = placeOf(options.current);
      if (now !== place.current) since.current = performance.now();
      place.current = now;
    };
    return {
      look,
      passes() {
        look();
        return performance.now() - since.current >= guardMs;
      },
    };
  }, [options, guardMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject starts the time again
  useEffect(() => {
    since.current = performance.now();
    guard.look();
    const timer = setInterval(guard.look, SAMPLE_MS);
    return () => clearInterval(timer);
  }, [guard, subject]);

  return guard;
}

/** Where an element is on the screen, to the pixel; another value while the page is hidden. */
function placeOf(element: Element | null): string {
  if (!element || document.hidden) return "hidden";
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
}
