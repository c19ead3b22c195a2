/** Something in the page that is to stay where the reader sees it. */
export interface ReadingAnchor {
  /** The innermost element first, then what it lies in: a row may be taken away under the reader. */
  readonly candidates: readonly { readonly element: Element; readonly top: number }[];
}

/** What stands at the top edge of a scroller: the line under the reader's eye. */
export function anchorAtTop(scroller: HTMLElement, content: Element): ReadingAnchor | undefined {
  const line = firstBelow(content, scroller.getBoundingClientRect().top + 1);
  return line === content ? undefined : anchorOf(scroller, content, line);
}

/** The innermost element at an edge; where the edge is in a gap, what comes next. */
function firstBelow(element: Element, edge: number): Element {
  let first: Element | undefined;
  let firstTop = Number.POSITIVE_INFINITY;
  // A row that is kept for its focus may stand anywhere among the others.
  for (const child of element.children) {
    const { top, bottom, height } = child.getBoundingClientRect();
    if (height === 0 || bottom <= edge || top >= firstTop) continue;
    first = child;
    firstTop = top;
  }
  return first ? firstBelow(first, edge) : element;
}

/** Whether anything of an element is between the edges of its scroller. */
export function isInView(scroller: HTMLElement, element: Element): boolean {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= view.top && top <= view.bottom;
}

/** An element of a scroller's content, such as the button that was just pressed. */
export function anchorOf(scroller: HTMLElement, content: Element, inner: Element): ReadingAnchor {
  const { top } = scroller.getBoundingClientRect();
  const candidates: { element: Element; top: number }[] = [];
  for (let at: Element | null = inner; at && at !== content; at = at.parentElement) {
    candidates.push({ element: at, top: at.getBoundingClientRect().top - top });
  }
  return { candidates };
}

/** Scrolls so that the anchor is where it was, if it still exists. */
export function restoreAnchor(scroller: HTMLElement, anchor: ReadingAnchor): void {
  const kept = anchor.candidates.find(
    ({ element }) => element.isConnected && element.getClientRects().length > 0,
  );
  if (!kept) return;
  const top = kept.element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const moved = top - kept.top;
  if (Math.abs(moved) >= 0.5) scroller.scrollTop += moved;
}
