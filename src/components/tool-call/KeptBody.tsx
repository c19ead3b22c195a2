import { memo, type ReactNode } from "react";
import { PausedContext } from "../../react/paused.js";

interface KeptBodyProps {
  /** Nobody sees it: it stays as it is, and follows no updates. */
  readonly paused: boolean;
  readonly children: ReactNode;
}

/** A card's body that may outlive its closing for a while, at no cost. */
export function KeptBody({ paused, children }: KeptBodyProps): ReactNode {
  return (
    <PausedContext.Provider value={paused}>
      <Still paused={paused}>{children}</Still>
    </PausedContext.Provider>
  );
}

const Still = memo(
  function Still({ children }: KeptBodyProps): ReactNode {
    return children;
  },
  // Closing draws it once more: what closed the card may have changed it.
  (before, { paused }) => before.paused && paused,
);
