import { type RefObject, useContext, useEffect, useId, useState } from "react";
import { SeenRegionsContext } from "./seenRegions.js";

/**
 * Watches for the end of a part of a prompt to be in view, unclipped by anything that scrolls. Where
 * nothing can be observed, short parts count as seen and long ones do not. Returns how to say that it
 * was seen otherwise.
 */
export function useEndSeen(
  end: RefObject<Element | null>,
  { isLong, isReady = true }: { readonly isLong: boolean; readonly isReady?: boolean },
): () => void {
  const regions = useContext(SeenRegionsContext);
  const id = useId();
  const [seen, setSeen] = useState(false);

  useEffect(() => (seen ? undefined : regions?.add(id)), [regions, id, seen]);

  useEffect(() => {
    const element = end.current;
    if (seen || !isReady || !regions || !element) return undefined;
    if (typeof IntersectionObserver === "undefined") {
      if (!isLong) setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, seen, regions, isLong, isReady]);

  return () => setSeen(true);
}
