import { Immer } from "immer";

/**
 * immer of our own: its global switches belong to the host. It does not freeze, because a deep freeze
 * walks an agent's raw payload (7 ms for 1 MB) and overflows the stack on a deeply nested one.
 */
export const immer: Immer = new Immer({ autoFreeze: false });

/**
 * A draft's field without drafting what is in it. Reading an object off a draft would make immer
 * search every raw payload of the record for drafts, to any depth.
 */
export function peek<T extends object, Field extends keyof T>(draft: T, field: Field): T[Field] {
  return Object.getOwnPropertyDescriptor(draft, field)?.value;
}
