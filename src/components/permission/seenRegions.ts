import { createContext, useEffect, useMemo, useRef, useState } from "react";

/** The parts of a prompt that have to be seen to their end before it can be allowed. */
export interface SeenRegions {
  /** Adds a part that has not been seen; returns how to take it away again. */
  add(id: string): () => void;
  see(id: string): void;
}

/** The prompt around; none where text is only looked at. */
export const SeenRegionsContext: React.Context<SeenRegions | undefined> = createContext<
  SeenRegions | undefined
>(undefined);

/** Keeps count of a prompt's parts: seen once all of them are, and not before any has reported. */
export function useSeenRegions(): [regions: SeenRegions, allSeen: boolean] {
  const unseen = useRef(new Set<string>());
  const [allSeen, setAllSeen] = useState(false);
  const regions = useMemo<SeenRegions>(() => {
    const update = () => setAllSeen(unseen.current.size === 0);
    return {
      add(id) {
        unseen.current.add(id);
        update();
        return () => {
          unseen.current.delete(id);
          update();
        };
      },
      see(id) {
        unseen.current.delete(id);
        update();
      },
    };
  }, []);
  useEffect(() => setAllSeen(unseen.current.size === 0), []);
  return [regions, allSeen];
}
