/**
 * The tokens of the stylesheet with their light and dark values, in the order of the file; the dark
 * value is empty where there is only one. The block of the system's dark scheme comes first of the two
 * dark ones, which are alike.
 */
export function readTokens(css: string): [name: string, light: string, dark: string][] {
  const tokens = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(/(--acp-[\w-]+):\s*([^;]+);/g)) {
    const values = tokens.get(name) ?? [];
    tokens.set(name, [...values, value]);
  }
  return [...tokens].map(([name, [light = "", dark = ""]]) => [name, light, dark]);
}
