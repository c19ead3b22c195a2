import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useKit } from "../../react/kit.js";
import { useToolCallStore } from "../../react/store.js";
import { asPart } from "../asPart.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import { type GroupBy, groupLookingCalls, type ParentResolver } from "./callFacts.js";
import { focusToolCall } from "./focusToolCall.js";
import { LatestButton } from "./LatestButton.js";
import { ListContainer } from "./ListContainer.js";
import { ListItem } from "./ListItem.js";
import { ListRowView } from "./ListRowView.js";
import { ListFrameContext } from "./listFrame.js";
import { createListHandle, type ToolCallListHandle } from "./listHandle.js";
import { useListRows } from "./useListRows.js";
import { useScrollKeeper } from "./useScrollKeeper.js";

/** Props of `ToolCallList`; none is needed. Its ref is a `ToolCallListHandle`. */
export interface ToolCallListProps {
  /** Level of the cards' headings in the host's page. Default 3. */
  readonly headingLevel?: HeadingLevel;
  /** Shows only these calls, in this order. Default: all, in order of first appearance. */
  readonly toolCallIds?: readonly string[];
  /** Sums up consecutive calls. Default: those that only look. `false`: none. */
  readonly groupBy?: GroupBy | false;
  /** Puts the calls of a sub-agent under the call that started it. Default: all calls stand alone. */
  readonly parentOf?: ParentResolver;
  /** Goes along with the end until the reader moves away from it. Default true. */
  readonly follow?: boolean;
  /** The element of the host's that scrolls, with the list as its only content. Default: a frame of the list's own. */
  readonly scrollerRef?: RefObject<HTMLElement | null>;
}

/** Pixels of rows to keep ready above and below the view: a few rows, since a card is some twenty elements. */
const BUFFER = 100;
/** Rows that a server renders, and a browser until it has measured. */
const ROWS_BEFORE_LAYOUT = 30;
const noSubscription = () => () => {};

/**
 * How rows are drawn: the first ones, on a server and while its page is taken over; those in view; or all,
 * where nothing can be measured.
 */
type Drawing = "unmeasured" | "in view" | "all";
const drawingHere = (): Drawing => (typeof ResizeObserver === "function" ? "in view" : "all");

/**
 * All calls of the session, of which only those in view are in the page.
 *
 * @selector `[data-acp="tool-call-list"]`
 */
export const ToolCallList: React.ForwardRefExoticComponent<
  ToolCallListProps & React.RefAttributes<ToolCallListHandle>
> = forwardRef(function ToolCallList(
  { headingLevel = 3, toolCallIds, groupBy, parentOf, follow = true, scrollerRef }: ToolCallListProps,
  ref: ForwardedRef<ToolCallListHandle>,
): ReactNode {
  const { labels } = useKit();
  const store = useToolCallStore();
  const grouping = groupBy === false ? undefined : (groupBy ?? groupLookingCalls);
  const { rows, revision, openState, readRows } = useListRows({ parentOf, groupBy: grouping, toolCallIds });
  const frame = useRef<HTMLDivElement>(null);
  const scroller = scrollerRef ?? frame;
  const virtualizer = useRef<VirtualizerHandle>(null);
  const { keeper, atEnd, onLayout } = useScrollKeeper(scroller, follow);
  const [focused, setFocused] = useState<string>();
  const drawing = useSyncExternalStore<Drawing>(noSubscription, drawingHere, () => "unmeasured");

  useImperativeHandle(
    ref,
    () =>
      createListHandle({
        store,
        openState,
        rows: readRows,
        follow: () => keeper.current?.follow(),
        show(toolCallId, index) {
          keeper.current?.release();
          // The group that was just opened has no rows before the next rendering.
          requestAnimationFrame(() => {
            virtualizer.current?.scrollToIndex(index(), { align: "center" });
            if (frame.current) focusToolCall(frame.current, toolCallId);
          });
        },
      }),
    [store, openState, readRows, keeper],
  );

  const rowCount = rows.length;
  const listFrame = useMemo(
    () => ({ revision, rowCount, depthOf: (index: number) => readRows()[index]?.depth ?? 0, onLayout }),
    [revision, rowCount, readRows, onLayout],
  );
  const focusedIndex = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    setFocused(index === undefined ? undefined : readRows()[Number(index)]?.key);
  };
  const onClickCapture = ({ target }: MouseEvent) => {
    const toggle = target instanceof Element ? target.closest("[aria-expanded]") : null;
    if (toggle) keeper.current?.pressed(toggle);
  };

  if (rowCount === 0) return <p {...asPart("tool-call-note")}>{labels.list.empty}</p>;
  const view = (row: (typeof rows)[number]) => (
    <ListRowView key={row.key} row={row} headingLevel={headingLevel} />
  );
  return (
    <ListFrameContext.Provider value={listFrame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its buttons do */}
      <div
        ref={frame}
        {...asPart("tool-call-list-frame")}
        data-scrolls={scrollerRef ? undefined : ""}
        onFocus={onFocus}
        onBlur={() => setFocused(undefined)}
        onClickCapture={onClickCapture}
      >
        {drawing !== "all" ? (
          <Virtualizer
            ref={virtualizer}
            as={ListContainer}
            item={ListItem}
            data={rows}
            scrollRef={scroller}
            bufferSize={BUFFER}
            ssrCount={drawing === "unmeasured" ? Math.min(rowCount, ROWS_BEFORE_LAYOUT) : undefined}
            keepMounted={focusedIndex >= 0 ? [focusedIndex] : undefined}
          >
            {view}
          </Virtualizer>
        ) : (
          <ListContainer>
            {rows.map((row, index) => (
              <ListItem key={row.key} index={index}>
                {view(row)}
              </ListItem>
            ))}
          </ListContainer>
        )}
        {!atEnd && <LatestButton onClick={() => keeper.current?.follow()} />}
      </div>
    </ListFrameContext.Provider>
  );
});
