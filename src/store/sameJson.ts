import { isContainer } from "../protocol/ownField.js";

/**
 * Whether two values hold the same JSON, however deep they are nested: agents repeat unchanged fields,
 * and a raw payload may be deeper than a call stack. An object that is met again beside another one
 * counts as different: a host's own value may hold itself, and the comparison has to end. So does what
 * cannot be read.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  const pairs: [unknown, unknown][] = [[left, right]];
  const partners = new Map<object, object>();
  try {
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      const [a, b] = pair;
      if (Object.is(a, b)) continue;
      if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
      const partner = partners.get(a);
      if (partner === b) continue;
      const keys = Object.keys(a);
      if (partner || keys.length !== Object.keys(b).length) return false;
      partners.set(a, b);
      for (const key of keys) {
        if (!Object.hasOwn(b, key)) return false;
        pairs.push([(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]);
      }
    }
    return true;
  } catch {
    return false;
  }
}
