import { type Decoder, INVALID } from "../protocol/decode.js";
import { own } from "../protocol/ownField.js";
import { type ReduceContext, reporter } from "./reduceContext.js";

/**
 * An update's field as far as it can be used, or `INVALID`; whatever is left out is reported.
 * `isRequired`: the update is nothing without it.
 */
export function readField(
  decoder: Decoder,
  field: string,
  update: unknown,
  context: ReduceContext,
  isRequired = false,
): unknown {
  const value = own(update, field);
  const whole = decoder.decode(value);
  if (whole !== INVALID) return whole;
  const report = reporter(update, context);
  const decoded = decoder.decode(
    value,
    (path, expected) => {
      if (path.endsWith("]")) report("invalid_item", `${path} is not ${expected}; it was left out.`);
      else report("invalid_field", `${path} is not ${expected}; it counts as omitted.`);
    },
    field,
  );
  if (decoded !== INVALID) return decoded;
  if (isRequired)
    report("invalid_update", `${field} is not ${decoder.expected}; the update was not applied.`);
  else report("invalid_field", `${field} is not ${decoder.expected}; it counts as omitted.`);
  return INVALID;
}
