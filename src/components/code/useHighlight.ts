import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { createHighlightCache } from "./highlightCache.js";
import type { HighlightedLine } from "./toLines.js";

const MAX_CODE = 100_000;
const MAX_LINE = 5_000;
/** Milliseconds without a change before code is highlighted: a first paint and a stream go first. */
const QUIET = 40;

const cache = createHighlightCache();

/**
 * The tokens of `code`, line by line, once they are known: `undefined` at first, on the server, for an
 * unknown language, for more than 100,000 characters and for lines of more than 5,000. While code grows,
 * the lines that were there before keep their tokens.
 *
 * @param language a grammar's name as `languageOf` gives it
 */
export function useHighlight(
  code: string,
  language: string | undefined,
): readonly HighlightedLine[] | undefined {
  const wanted = useMemo(() => (language && isHighlightable(code) ? language : undefined), [code, language]);
  const read = () => (wanted ? cache.get(wanted, code) : undefined);
  const lines = useSyncExternalStore(cache.subscribe, read, nothing);
  const earlier = useRef<{ code: string; language: string; lines: readonly HighlightedLine[] }>(undefined);
  useEffect(() => {
    if (!wanted) return;
    if (lines) {
      earlier.current = { code, language: wanted, lines };
      return;
    }
    let current = true;
    const timer = setTimeout(() => highlightSoon(wanted, code, () => current), QUIET);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, code, lines]);
  return useMemo(() => {
    const before = earlier.current;
    if (lines || !wanted || before?.language !== wanted || !code.startsWith(before.code)) return lines;
    const rest = code.split("\n").slice(before.lines.length - 1);
    return [...before.lines.slice(0, -1), ...rest.map((text) => [{ text }])];
  }, [code, lines, wanted]);
}

async function highlightSoon(language: string, code: string, isWanted: () => boolean): Promise<void> {
  try {
    const { loadGrammar, highlight } = await import("./highlight.js");
    await loadGrammar(language);
    if (isWanted()) cache.set(language, code, highlight(language, code));
  } catch {
    // Plain code is what is shown then; a chunk that could not be fetched must not break a card.
  }
}

function nothing(): undefined {
  return undefined;
}

function isHighlightable(code: string): boolean {
  if (code.length === 0 || code.length > MAX_CODE) return false;
  for (let start = 0; start <= code.length; ) {
    const end = code.indexOf("\n", start);
    if ((end < 0 ? code.length : end) - start > MAX_LINE) return false;
    if (end < 0) break;
    start = end + 1;
  }
  return true;
}
