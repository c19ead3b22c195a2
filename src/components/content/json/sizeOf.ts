import { isContainer } from "../../../protocol/ownField.js";

/** How many entries an object or items a list has, without reading them. */
export function sizeOf(value: unknown): number {
  if (!isContainer(value)) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}
