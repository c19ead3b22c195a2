import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { DiffFile } from "../../diff/types.js";
import { setOpen, useOpenStateStore } from "../../react/openState.js";

/** Which gaps of a file are open, by their place among its parts, and how to open one for good. */
export function useOpenGaps(
  file: DiffFile,
  stateKey: string,
): [openGaps: ReadonlySet<number>, open: (gap: number) => void] {
  const store = useOpenStateStore();
  const gaps = useMemo(
    () => file.parts.flatMap((part, index) => (part.type === "gap" && part.lines ? [index] : [])),
    [file],
  );
  const keyOf = useCallback((gap: number) => `${stateKey}/gap/${gap}`, [stateKey]);
  const open = useSyncExternalStore(
    store.subscribe,
    () => gaps.filter((gap) => store.getState().get(keyOf(gap))).join(),
    () => "",
  );
  const openGaps = useMemo(() => new Set(open === "" ? [] : open.split(",").map(Number)), [open]);
  return [openGaps, useCallback((gap: number) => setOpen(store, keyOf(gap), true), [store, keyOf])];
}
