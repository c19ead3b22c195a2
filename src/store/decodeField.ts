import { type Decoder, decode, INVALID } from "../protocol/decode.js";
import { type ReduceContext, reporter } from "./reduceContext.js";

/** A field's value as far as it can be used, or `INVALID`; whatever is left out is reported. */
export function decodeField(
  decoder: Decoder,
  field: string,
  value: unknown,
  update: unknown,
  context: ReduceContext,
): unknown {
  if (decoder.accepts(value)) return value;
  const report = reporter(update, context);
  const decoded = decode(decoder, value, field, (path, expected) => {
    const isItem = path.endsWith("]");
    report(
      isItem ? "invalid_item" : "invalid_field",
      `${path} is not ${expected}; ${isItem ? "the item was left out and the others are kept" : "it counts as omitted"}.`,
    );
  });
  if (decoded === INVALID) {
    report("invalid_field", `${field} is not ${decoder.expected}; it counts as omitted.`);
  }
  return decoded;
}
