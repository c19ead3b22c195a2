import type { Labels } from "../../react/labels/index.js";

/** The word for an operation; unknown ones share a general one. */
export function operationWord({ operations }: Labels["diff"], operation: string): string {
  return Object.hasOwn(operations, operation)
    ? operations[operation as keyof typeof operations]
    : operations.other;
}
