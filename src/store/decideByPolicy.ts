import type { PermissionOption } from "../protocol/types.js";
import type { PermissionRequest } from "./records.js";
import { describeError } from "./safely.js";

/** A host's rule: the option to answer with, its id, or `undefined` to ask the user. */
export type Decide = (request: PermissionRequest) => PermissionOption | string | undefined;

/** What the rule says: an answer to send, or why there is none (nothing to report when it has no opinion). */
export function decideByPolicy(
  decide: Decide | undefined,
  request: PermissionRequest,
): { readonly optionId: string } | { readonly problem?: string } {
  let decided: ReturnType<Decide>;
  try {
    decided = decide?.(request);
  } catch (error) {
    return { problem: `decide threw: ${describeError(error)}.` };
  }
  if (decided === undefined) return {};
  const optionId = typeof decided === "string" ? decided : decided.optionId;
  const { length } = request.options.filter((option) => option.optionId === optionId);
  if (length === 1) return { optionId };
  return { problem: `decide chose ${JSON.stringify(optionId)}, an id that ${length} of the options have.` };
}
