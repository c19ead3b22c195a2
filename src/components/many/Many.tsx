import { type ReactNode, useContext } from "react";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { SeenRegionsContext } from "../permission/seenRegions.js";

export interface ManyProps<Item> {
  readonly items: readonly Item[];
  /** The element that a button for more may stand in, `dt` for groups of a `dl`. Default `div`. */
  readonly as?: "li" | "div" | "dt";
  /** Draws an item, with a key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

const SHOWN = 200;

/** Items of which an agent may send any number: more than a page bears are drawn on demand. */
export function Many<Item>(props: ManyProps<Item>): ReactNode {
  const { items, children } = props;
  const regions = useContext(SeenRegionsContext);
  const Rest = useLoaded(items.length > SHOWN ? LAZY_VIEWS.rest : NOTHING_TO_LOAD);
  return (
    <>
      {items.slice(0, SHOWN).map(children)}
      {Rest && <Rest {...(props as ManyProps<unknown>)} from={SHOWN} regions={regions} />}
    </>
  );
}
