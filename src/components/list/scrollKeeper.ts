import { anchorAtTop, anchorOf, isInView, type ReadingAnchor, restoreAnchor } from "./readingAnchor.js";

/** Keeps a scroller where its reader wants it: at the end, or at the line under the reader's eye. */
export interface ScrollKeeper {
  /** Call it when the content may have another size, before the browser paints. */
  contentChanged(): void;
  /** Call it when the user pressed something in the content that may change its size. */
  pressed(element: Element): void;
  /** Keeps nothing until the next scrolling: somebody else is about to scroll. */
  release(): void;
  /** Stays at the end from now on, until the reader leaves it. */
  follow(): void;
  isAtEnd(): boolean;
  dispose(): void;
}

/** Pixels from the end that still count as the end: fractional sizes add up. */
const END = 4;

/**
 * Following is an intent, not a position: content that grows takes the scroller away from its end
 * without the reader having left it; only moving up leaves it, and reaching the end takes it up again.
 */
export function createScrollKeeper(
  scroller: HTMLElement,
  content: Element,
  options: { readonly follow: boolean; readonly onAtEndChange: (atEnd: boolean) => void },
): ScrollKeeper {
  let following = options.follow;
  let atEnd = true;
  let anchor: ReadingAnchor | undefined;
  let lastTop = scroller.scrollTop;
  let lastHeight = scroller.scrollHeight;

  const isAtEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= END;

  function remember(): void {
    lastTop = scroller.scrollTop;
    lastHeight = scroller.scrollHeight;
    if (atEnd === isAtEnd()) return;
    atEnd = !atEnd;
    options.onAtEndChange(atEnd);
  }

  function onScroll(): void {
    const shrank = scroller.scrollHeight < lastHeight;
    if (isAtEnd()) following = options.follow;
    else if (scroller.scrollTop < lastTop && !shrank) following = false;
    if (!following) anchor = anchorAtTop(scroller, content);
    remember();
  }

  scroller.addEventListener("scroll", onScroll, { passive: true });
  return {
    contentChanged() {
      if (following) scroller.scrollTop = scroller.scrollHeight;
      else if (anchor) restoreAnchor(scroller, anchor);
      remember();
    },
    pressed(element) {
      following = false;
      // What was pressed out of view, by a key, is not what is being read.
      anchor = isInView(scroller, element)
        ? anchorOf(scroller, content, element)
        : anchorAtTop(scroller, content);
    },
    release() {
      following = false;
      anchor = undefined;
    },
    follow() {
      following = true;
      scroller.scrollTop = scroller.scrollHeight;
      remember();
    },
    isAtEnd,
    dispose() {
      scroller.removeEventListener("scroll", onScroll);
    },
  };
}
