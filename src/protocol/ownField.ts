/** Whether a JSON value is an object or a list. */
export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** True for what JSON calls an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

/** An own field, so that a hostile prototype or a `__proto__` key never lends one. */
export function own(value: unknown, key: string): unknown {
  if (value === undefined || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
