import { createContext } from "react";

/** What the list's own elements inside the virtualiser need to know. */
export interface ListFrame {
  /** Another number whenever the rows are others. */
  readonly revision: number;
  readonly rowCount: number;
  /** 0 for a row of its own, more inside groups and sub-agents. */
  readonly depthOf: (index: number) => number;
  /** Told the element that holds the rows whenever it was laid out anew. */
  readonly onLayout: (content: HTMLElement) => void;
}

export const ListFrameContext: React.Context<ListFrame> = createContext<ListFrame>({
  revision: 0,
  rowCount: 0,
  depthOf: () => 0,
  onLayout: () => {},
});
