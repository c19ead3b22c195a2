import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
} from "react";
import { useKit } from "../../react/kit.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { asPart } from "../asPart.js";
import { ListFrameContext } from "./listFrame.js";

interface ListContainerProps {
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** The list element. The virtualiser draws it again whenever the size of anything in it changed. */
export const ListContainer: React.ForwardRefExoticComponent<
  ListContainerProps & React.RefAttributes<HTMLOListElement>
> = forwardRef(function ListContainer(
  { style, children }: ListContainerProps,
  ref: ForwardedRef<HTMLOListElement>,
): ReactNode {
  const { labels } = useKit();
  const { onLayout } = useContext(ListFrameContext);
  const element = useRef<HTMLOListElement | null>(null);
  const hold = useCallback(
    (list: HTMLOListElement | null) => {
      element.current = list;
      if (typeof ref === "function") ref(list);
      else if (ref) ref.current = list;
    },
    [ref],
  );
  useBrowserLayoutEffect(() => {
    if (element.current) onLayout(element.current);
  });
  // A virtualiser makes rows deaf to the pointer while they scroll; a list that follows its end scrolls
  // for as long as an agent works, and a prompt must take its answer all the same.
  const { pointerEvents: _, ...placed } = style ?? {};
  return (
    <ol {...asPart("tool-call-list")} aria-label={labels.list.toolCalls} style={placed} ref={hold}>
      {children}
    </ol>
  );
});
