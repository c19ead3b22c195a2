import type { Part } from "./parts.js";

/** What marks an element as a part. */
export interface PartAttributes {
  readonly "data-acp": Part;
  readonly className: string;
}

/**
 * Marks an element as a part: by `data-acp` for hosts and tests, and by a class for the kit's own stylesheet,
 * since browsers find the rules of a class several times faster than those of an attribute's value.
 */
export function asPart(name: Part): PartAttributes {
  return { "data-acp": name, className: `acp-${name}` };
}
