import { type CSSProperties, type ForwardedRef, forwardRef, type ReactNode, useContext } from "react";
import { asPart } from "../asPart.js";
import { ListFrameContext } from "./listFrame.js";

interface ListItemProps {
  readonly index: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** One row. It says which of how many it is, since the rows out of sight are not in the page. */
export const ListItem: React.ForwardRefExoticComponent<ListItemProps & React.RefAttributes<HTMLLIElement>> =
  forwardRef(function ListItem(
    { index, style, children }: ListItemProps,
    ref: ForwardedRef<HTMLLIElement>,
  ): ReactNode {
    const { rowCount, depthOf } = useContext(ListFrameContext);
    return (
      <li
        ref={ref}
        {...asPart("tool-call-list-item")}
        data-row={index}
        data-depth={Math.min(6, depthOf(index)) || undefined}
        aria-setsize={rowCount}
        aria-posinset={index + 1}
        style={style}
      >
        {children}
      </li>
    );
  });
