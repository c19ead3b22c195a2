/**
 * Decoders that follow the schema's own tolerance: a malformed optional field counts as omitted, an
 * invalid list item is skipped, a malformed required field makes the whole value invalid. A value
 * that needs no repair is returned as it came, unknown fields and all.
 */

/** What a decoder returns for a value it cannot use. `undefined` is a legitimate value. */
export const INVALID: unique symbol = Symbol("invalid");

/** Called once for each part that was left out; `path` is like `content[2].content.text`. */
export type ReportSkip = (path: string, expected: string) => void;

export interface Decoder {
  (value: unknown, path: string, skip: ReportSkip): unknown;
  /** What the decoder takes, in words, for reports. */
  readonly expected: string;
}

function decoder(
  expected: string,
  decode: (value: unknown, path: string, skip: ReportSkip) => unknown,
): Decoder {
  return Object.assign(decode, { expected });
}

function check(expected: string, accepts: (value: unknown) => boolean): Decoder {
  return decoder(expected, (value) => (accepts(value) ? value : INVALID));
}

export const string: Decoder = check("a string", (value) => typeof value === "string");
export const object: Decoder = check("an object", isObject);

export function integer(minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): Decoder {
  return check(
    `an integer from ${minimum}`,
    (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum,
  );
}

export function number(minimum: number, maximum: number): Decoder {
  return check(
    `a number from ${minimum} to ${maximum}`,
    (value) => typeof value === "number" && value >= minimum && value <= maximum,
  );
}

/** True for what JSON calls an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own field, so that a hostile prototype or a `__proto__` key never lends one. */
export function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A list whose invalid items are skipped. */
export function list(item: Decoder): Decoder {
  return decoder("a list", (value, path, skip) => {
    if (!Array.isArray(value)) return INVALID;
    const kept: unknown[] = [];
    let repaired = false;
    value.forEach((entry: unknown, index) => {
      const decoded = item(entry, `${path}[${index}]`, skip);
      if (decoded === INVALID) skip(`${path}[${index}]`, item.expected);
      else kept.push(decoded);
      if (decoded !== entry) repaired = true;
    });
    return repaired ? kept : value;
  });
}

type Fields = Readonly<Record<string, Decoder>>;

/** An object with fields that must be right and fields that may be wrong, null or absent. */
export function fields(required: Fields, optional: Fields = {}): Decoder {
  const names = Object.keys(required).join(", ");
  return decoder(names ? `an object with ${names}` : "an object", (value, path, skip) => {
    if (!isObject(value)) return INVALID;
    let copy: Record<string, unknown> | undefined;
    for (const key of Object.keys(required)) {
      const decoded = required[key]?.(own(value, key), `${path}.${key}`, skip);
      if (decoded === INVALID) return INVALID;
      if (decoded === value[key]) continue;
      copy ??= { ...value };
      copy[key] = decoded;
    }
    for (const key of Object.keys(optional)) {
      const given = own(value, key);
      if (given === undefined || given === null) continue;
      const decoded = optional[key]?.(given, `${path}.${key}`, skip);
      if (decoded === given) continue;
      copy ??= { ...value };
      if (decoded === INVALID) {
        delete copy[key];
        skip(`${path}.${key}`, optional[key]?.expected ?? "another value");
      } else copy[key] = decoded;
    }
    return copy ?? value;
  });
}

/** An object told apart by its `type`; types not listed pass as they are, since unions are open. */
export function openUnion(tag: string, known: ReadonlyMap<string, Decoder>): Decoder {
  return decoder(`an object with a ${tag}`, (value, path, skip) => {
    if (!isObject(value)) return INVALID;
    const type = own(value, tag);
    if (typeof type !== "string") return INVALID;
    const variant = known.get(type);
    return variant ? variant(value, path, skip) : value;
  });
}
