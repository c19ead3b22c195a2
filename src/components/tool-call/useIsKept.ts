import { useEffect, useState } from "react";

/** Whether a body is in the page: while it is open, and so many milliseconds longer. */
export function useIsKept(open: boolean, milliseconds: number): boolean {
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  useEffect(() => {
    if (open || !kept) return;
    const timer = setTimeout(() => setKept(false), milliseconds);
    return () => clearTimeout(timer);
  }, [open, kept, milliseconds]);
  return open || (kept && milliseconds > 0);
}
