import { readPath } from "./readPath.js";

/**
 * The two paths behind `diff --git `. Bare paths may hold spaces, so the line alone is ambiguous; it is
 * needed only where both paths are the same, when the split is in the middle, with git's `a/` and `b/`
 * or without. `undefined` where no such split exists.
 */
export function readPathPair(text: string): [string, string] | undefined {
  if (text.startsWith('"') || text.endsWith('"')) return readQuotedPair(text);
  const middle = (text.length - 1) / 2;
  if (text[middle] !== " ") return undefined;
  const pair: [string, string] = [text.slice(0, middle), text.slice(middle + 1)];
  const [old, next] = pair;
  return old === next || stripPrefix(old) === stripPrefix(next) ? pair : undefined;
}

function readQuotedPair(text: string): [string, string] | undefined {
  if (text.startsWith('"')) {
    const old = readPath(text);
    const next = old && readPath(text, old.end + 1);
    return old && next && [old.path, next.path];
  }
  const quote = text.indexOf(' "');
  const next = quote < 0 ? undefined : readPath(text, quote + 1);
  return next && [text.slice(0, quote), next.path];
}

/** Git's own prefixes: `a` and `b`, and those of `diff.mnemonicPrefix`. */
export function stripPrefix(path: string): string {
  return /^[abciow]\//.test(path) ? path.slice(2) : path;
}
