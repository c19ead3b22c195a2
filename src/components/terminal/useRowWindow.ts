import { type RefObject, useCallback, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";

/** Up to so many rows are all in the document, for the browser's own search. */
const ALL_UP_TO = 200;
const OVERSCAN = 8;
/** While the end is followed all rows are new ones with every flush, and nobody scrolls. */
const OVERSCAN_AT_END = 2;
/** Until it is measured, and where nothing has a size. */
const ASSUMED_ROW_HEIGHT = 18;
const ASSUMED_VISIBLE = 24;
/** However high the view: without the stylesheet it would be as high as all rows together. */
const MOST_VISIBLE = 400;
/** Pixels from the end that still count as the end. */
const NEAR_END = 4;

export interface RowWindow {
  /** Indices of the rows to render: `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  /** Heights, in pixels, of what stands for the rows before and after. */
  readonly before: number;
  readonly after: number;
  /** Rows below the last one in sight; 0 while the view follows the end. */
  readonly below: number;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
  /** First row in sight, and the row behind the last one. */
  readonly visible: () => [number, number];
}

interface View {
  /** 0 while the end is followed: it changes with every row then, and says nothing. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly following: boolean;
}

const AT_END: View = { top: 0, height: 0, rowHeight: ASSUMED_ROW_HEIGHT, following: true };

/**
 * Which of many rows of one height to render. The end is followed until the reader scrolls up, and
 * again once they are back at the end.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [view, setView] = useState(AT_END);
  const lastTop = useRef(0);

  const measure = useCallback(
    (following: boolean) => {
      const element = scroller.current;
      if (!element) return;
      lastTop.current = Math.max(0, element.scrollTop);
      const top = following ? 0 : lastTop.current;
      const height = element.clientHeight;
      const row = element.querySelector<HTMLElement>('[data-acp="terminal-row"]');
      const rowHeight = row?.getBoundingClientRect().height || ASSUMED_ROW_HEIGHT;
      setView((before) =>
        sameView(before, { top, height, rowHeight, following })
          ? before
          : { top, height, rowHeight, following },
      );
    },
    [scroller],
  );

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END;
    const up = element.scrollTop < lastTop.current;
    measure(atEnd || (view.following && !up));
  }, [scroller, measure, view.following]);

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    measure(true);
  }, [scroller, measure]);

  // Done after each change of the rows, hence `count`.
  useBrowserLayoutEffect(() => {
    if (view.following) scrollToEnd();
  }, [count, view.following, view.rowHeight, scrollToEnd]);

  const shown = visibleRows(view, count);
  const overscan = view.following ? OVERSCAN_AT_END : OVERSCAN;
  const [from, to] =
    count <= ALL_UP_TO
      ? [0, count]
      : [Math.max(0, shown[0] - overscan), Math.min(count, shown[1] + overscan)];
  return {
    from,
    to,
    before: from * view.rowHeight,
    after: (count - to) * view.rowHeight,
    below: view.following ? 0 : count - shown[1],
    onScroll,
    scrollToEnd,
    visible: () => visibleRows(view, count),
  };
}

function visibleRows({ top, height, rowHeight, following }: View, count: number): [number, number] {
  const fits = height > 0 ? Math.min(Math.ceil(height / rowHeight) + 1, MOST_VISIBLE) : ASSUMED_VISIBLE;
  const first = following ? Math.max(0, count - fits) : Math.min(Math.floor(top / rowHeight), count);
  return [first, Math.min(count, first + fits)];
}

function sameView(a: View, b: View): boolean {
  return (
    a.top === b.top && a.height === b.height && a.rowHeight === b.rowHeight && a.following === b.following
  );
}
