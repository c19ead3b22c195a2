/**
 * Decoders that follow the schema's own tolerance: a malformed optional field counts as omitted, an
 * invalid list item is skipped, a malformed required field makes the whole value invalid. A value
 * that needs no repair is used as it came, unknown fields and all.
 */

/** What a decoder returns for a value it cannot use. `undefined` is a legitimate value. */
export const INVALID: unique symbol = Symbol("invalid");

/** Called once for each part that was left out; `path` is like `content[2].content.text`. */
export type ReportSkip = (path: string, expected: string) => void;

export interface Decoder {
  /** What the decoder takes, in words, for reports. */
  readonly expected: string;
  /** True for a value that can be used as it came; nearly all are, so this is what has to be fast. */
  accepts(value: unknown): boolean;
  /** What is usable of a value that is not accepted, or `INVALID`. */
  repair(value: unknown, path: string, skip: ReportSkip): unknown;
}

/** A value as far as it can be used, or `INVALID`. */
export function decode(decoder: Decoder, value: unknown, path: string, skip: ReportSkip): unknown {
  return decoder.accepts(value) ? value : decoder.repair(value, path, skip);
}

function check(expected: string, accepts: (value: unknown) => boolean): Decoder {
  return { expected, accepts, repair: () => INVALID };
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
export function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** A list whose invalid items are skipped. */
export function list(item: Decoder): Decoder {
  return {
    expected: "a list",
    accepts(value) {
      if (!Array.isArray(value)) return false;
      for (const entry of value) if (!item.accepts(entry)) return false;
      return true;
    },
    repair(value, path, skip) {
      if (!Array.isArray(value)) return INVALID;
      const kept: unknown[] = [];
      for (const [index, entry] of value.entries()) {
        const decoded = decode(item, entry, `${path}[${index}]`, skip);
        if (decoded === INVALID) skip(`${path}[${index}]`, item.expected);
        else kept.push(decoded);
      }
      return kept;
    },
  };
}

type Fields = Readonly<Record<string, Decoder>>;

/** An object with fields that must be right and fields that may be wrong, null or absent. */
export function fields(required: Fields, optional: Fields = {}): Decoder {
  const needed = Object.entries(required);
  const known = Object.entries(optional);
  const names = Object.keys(required).join(", ");
  return {
    expected: names ? `an object with ${names}` : "an object",
    accepts(value) {
      if (!isObject(value)) return false;
      for (const [key, decoder] of needed) if (!decoder.accepts(own(value, key))) return false;
      for (const [key, decoder] of known) {
        const given = own(value, key);
        if (given !== undefined && given !== null && !decoder.accepts(given)) return false;
      }
      return true;
    },
    repair(value, path, skip) {
      if (!isObject(value)) return INVALID;
      const copy = { ...value };
      for (const [key, decoder] of needed) {
        copy[key] = decode(decoder, own(value, key), `${path}.${key}`, skip);
        if (copy[key] === INVALID) return INVALID;
      }
      for (const [key, decoder] of known) {
        const given = own(value, key);
        if (given === undefined || given === null) continue;
        copy[key] = decode(decoder, given, `${path}.${key}`, skip);
        if (copy[key] !== INVALID) continue;
        delete copy[key];
        skip(`${path}.${key}`, decoder.expected);
      }
      return copy;
    },
  };
}

/** The first of two that can use the value. */
export function either(first: Decoder, second: Decoder, expected: string): Decoder {
  return {
    expected,
    accepts: (value) => first.accepts(value) || second.accepts(value),
    repair(value, path, skip) {
      const decoded = first.repair(value, path, skip);
      return decoded === INVALID ? second.repair(value, path, skip) : decoded;
    },
  };
}

/** An object told apart by its `type`; types not listed pass as they are, since unions are open. */
export function openUnion(tag: string, known: ReadonlyMap<string, Decoder>): Decoder {
  return {
    expected: `an object with a ${tag}`,
    accepts(value) {
      if (!isObject(value)) return false;
      const type = own(value, tag);
      return typeof type === "string" && (known.get(type)?.accepts(value) ?? true);
    },
    repair(value, path, skip) {
      const type = isObject(value) ? own(value, tag) : undefined;
      const variant = typeof type === "string" ? known.get(type) : undefined;
      return variant ? variant.repair(value, path, skip) : INVALID;
    },
  };
}
