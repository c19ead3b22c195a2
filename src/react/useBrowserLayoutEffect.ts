import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` without React 18's warning on a server, where no effect runs anyway. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
