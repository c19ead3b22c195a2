/** Whether a JSON value is an object or a list. */
export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** How many entries an object or items a list has, without reading them. */
export function sizeOf(value: unknown): number {
  if (!isContainer(value)) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}
