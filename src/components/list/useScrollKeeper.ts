import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createScrollKeeper, type ScrollKeeper } from "./scrollKeeper.js";

/** Keeps a list's scroller in place; made when the list is first laid out. */
export function useScrollKeeper(
  scroller: RefObject<HTMLElement | null>,
  follow: boolean,
): { keeper: RefObject<ScrollKeeper | null>; atEnd: boolean; onLayout: (content: HTMLElement) => void } {
  const keeper = useRef<ScrollKeeper | null>(null);
  const kept = useRef<HTMLElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(
    () => () => {
      keeper.current?.dispose();
      keeper.current = null;
    },
    [],
  );

  const onLayout = useCallback(
    (content: HTMLElement) => {
      // Behind the virtualiser's own layout effects, and still before the browser paints.
      queueMicrotask(() => {
        if (!scroller.current || !content.isConnected) return;
        if (kept.current !== content) {
          keeper.current?.dispose();
          keeper.current = null;
          kept.current = content;
        }
        keeper.current ??= createScrollKeeper(scroller.current, content, { follow, onAtEndChange: setAtEnd });
        keeper.current.contentChanged();
      });
    },
    [scroller, follow],
  );

  return { keeper, atEnd, onLayout };
}
