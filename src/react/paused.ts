import { createContext, useContext } from "react";

/** True below what is kept although nobody sees it. */
export const PausedContext: React.Context<boolean> = createContext(false);

/** Follows no updates below something that is kept unseen, and all of them again once it is seen. */
export function usePausable(
  subscribe: (listener: () => void) => () => void,
): (listener: () => void) => () => void {
  return useContext(PausedContext) ? noSubscription : subscribe;
}

const noSubscription = () => () => {};
