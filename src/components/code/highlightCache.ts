import type { HighlightedLine } from "./toLines.js";

const MAX_CHARACTERS = 4_000_000;

export interface HighlightCache {
  get(language: string, code: string): readonly HighlightedLine[] | undefined;
  set(language: string, code: string, lines: readonly HighlightedLine[]): void;
  /** Calls `listener` after each `set`; answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

/** Highlighted texts by language and code. Past its bound the oldest entries go. */
export function createHighlightCache(maxCharacters: number = MAX_CHARACTERS): HighlightCache {
  const entries = new Map<string, readonly HighlightedLine[]>();
  const listeners = new Set<() => void>();
  let size = 0;
  const keyOf = (language: string, code: string) => `${language}\n${code}`;
  return {
    get: (language, code) => entries.get(keyOf(language, code)),
    set(language, code, lines) {
      const key = keyOf(language, code);
      if (!entries.has(key)) size += key.length;
      entries.set(key, lines);
      for (const oldest of entries.keys()) {
        if (size <= maxCharacters || oldest === key) break;
        entries.delete(oldest);
        size -= oldest.length;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
