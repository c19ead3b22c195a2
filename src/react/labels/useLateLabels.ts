import { useMemo } from "react";
import { useKit } from "../kit.js";
import type { Labels } from "./index.js";

/** The strings of a view that loads on demand: the English ones come with it, a host's replace some. */
export function useLateLabels<Area extends keyof Labels>(area: Area, english: Labels[Area]): Labels[Area] {
  const own = useKit().labelOverrides[area];
  return useMemo(() => (own ? { ...english, ...own } : english), [english, own]);
}
