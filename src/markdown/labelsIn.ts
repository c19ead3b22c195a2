const BRACKETS = /\[((?:[^[\]\\]|\\.){1,999})\]/gs;

/** Every label by which `source` may name a link reference definition, normalised. */
export function labelsIn(source: string, normalize: (label: string) => string): ReadonlySet<string> {
  const labels = new Set<string>();
  if (source.includes("["))
    for (const [, label = ""] of source.matchAll(BRACKETS)) labels.add(normalize(label));
  return labels;
}
