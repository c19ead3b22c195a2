import { useEffect, useState } from "react";

const SAID_MS = 2000;

export interface Copying {
  /** How copying went, for a moment afterwards. */
  readonly result: "copied" | "failed" | undefined;
  readonly copy: () => void;
}

/** Copies a text, which is asked for at that moment. */
export function useCopy(getText: () => string): Copying {
  const [result, setResult] = useState<Copying["result"]>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setResult("copied");
    } catch {
      setResult("failed");
    }
  };
  return { result, copy: () => void copy() };
}
