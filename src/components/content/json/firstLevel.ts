import { isContainer } from "../../../protocol/ownField.js";

const MAX_ENTRIES = 40;
const MAX_CHARACTERS = 200;

/** The first entries of an object or a list as lines of text, without what is inside them; others whole. */
export function firstLevel(value: unknown): string {
  if (!isContainer(value)) return String(value);
  const keys = Object.keys(value).slice(0, MAX_ENTRIES);
  const lines = keys.map((key) => `${key}: ${shorten((value as Record<string, unknown>)[key])}`);
  return [...lines, ...(Object.keys(value).length > MAX_ENTRIES ? ["…"] : [])].join("\n");
}

function shorten(value: unknown): string {
  if (isContainer(value)) return Array.isArray(value) ? "[…]" : "{…}";
  const text = String(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
