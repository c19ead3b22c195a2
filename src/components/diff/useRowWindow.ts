import { type RefCallback, useCallback, useEffect, useRef, useState } from "react";

export interface RowWindow {
  /** For the element that scrolls; its rows are all of one height. */
  readonly scroller: RefCallback<HTMLElement>;
  /** Rows to draw: from `start` up to `end` (excluded). */
  readonly start: number;
  readonly end: number;
  /** CSS pixels. */
  readonly rowHeight: number;
  readonly scrollToRow: (row: number) => void;
}

/** So few rows are drawn whole: it is cheaper, and the browser's own search finds them. */
const DRAWN_WHOLE = 48;
const OVERSCAN = 2;
/** CSS pixels of a row until the first measurement, and where nothing can be measured. */
export const ROW_HEIGHT = 19;
const VIEWPORT = 480;

/**
 * The rows of a scrolling table that are in view. Diff rows never wrap, so one measured height serves
 * all of them, and what is not drawn is two spacers: selection, sticky cells and table semantics stay
 * the browser's own.
 */
export function useRowWindow(count: number): RowWindow {
  const element = useRef<HTMLElement | null>(null);
  const [view, setView] = useState({
    first: 0,
    visible: Math.ceil(VIEWPORT / ROW_HEIGHT),
    rowHeight: ROW_HEIGHT,
  });
  const isWindowed = count > DRAWN_WHOLE;

  const measure = useCallback(() => {
    const scroller = element.current;
    if (!scroller) return;
    const row = scroller.querySelector('[data-acp="diff-line"]');
    const rowHeight = row?.getBoundingClientRect().height || ROW_HEIGHT;
    const first = Math.floor(scroller.scrollTop / rowHeight);
    const visible = Math.ceil((scroller.clientHeight || VIEWPORT) / rowHeight);
    setView((known) =>
      known.first === first && known.visible === visible && known.rowHeight === rowHeight
        ? known
        : { first, visible, rowHeight },
    );
  }, []);

  const [attached, setAttached] = useState<HTMLElement | null>(null);
  const scroller = useCallback((next: HTMLElement | null) => {
    element.current = next;
    setAttached(next);
  }, []);

  useEffect(() => {
    if (!attached || !isWindowed) return;
    attached.addEventListener("scroll", measure, { passive: true });
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(attached);
    return () => {
      attached.removeEventListener("scroll", measure);
      observer?.disconnect();
    };
  }, [attached, isWindowed, measure]);

  const scrollToRow = useCallback((row: number) => {
    const scroller = element.current;
    if (!scroller) return;
    const height = scroller.querySelector('[data-acp="diff-line"]')?.getBoundingClientRect().height;
    scroller.scrollTop = Math.max(0, (row - 2) * (height || ROW_HEIGHT));
  }, []);

  if (!isWindowed) return { scroller, start: 0, end: count, rowHeight: view.rowHeight, scrollToRow };
  const start = Math.max(0, Math.min(view.first, count - 1) - OVERSCAN);
  const end = Math.min(count, view.first + view.visible + OVERSCAN);
  return { scroller, start, end: Math.max(end, start + 1), rowHeight: view.rowHeight, scrollToRow };
}
