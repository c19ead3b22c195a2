import { createLowlight } from "lowlight";
import { GRAMMARS } from "./grammars.js";
import { type HighlightedLine, toLines } from "./toLines.js";

const lowlight = createLowlight();
const loading = new Map<string, Promise<unknown>>();

/** Loads a language's grammar, once. Rejects where the grammar cannot be fetched; a later try starts anew. */
export function loadGrammar(language: string): Promise<unknown> {
  const known = loading.get(language);
  if (known) return known;
  const load = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  if (!load) return Promise.reject(new Error(`There is no grammar for ${language}.`));
  const started = load().then((grammar) => lowlight.register(language, grammar.default));
  started.catch(() => loading.delete(language));
  loading.set(language, started);
  return started;
}

/** The tokens of `code`, line by line. The grammar must be loaded. */
export function highlight(language: string, code: string): readonly HighlightedLine[] {
  return toLines(lowlight.highlight(language, code).children);
}
