import { isObject, own } from "./ownField.js";

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
  /**
   * The value itself, what is usable of it, or `INVALID`. Without `skip` there is no repair: whatever
   * is wrong makes the value `INVALID`. Nearly all values pass like that, so that is what has to be fast.
   */
  readonly decode: (value: unknown, skip?: ReportSkip, path?: string) => unknown;
}

function check(expected: string, accepts: (value: unknown) => boolean): Decoder {
  return { expected, decode: (value) => (accepts(value) ? value : INVALID) };
}

/** What needs no check, such as raw payloads. */
export const anything: Decoder = { expected: "anything", decode: (value) => value };
export const string: Decoder = check("a string", (value) => typeof value === "string");
export const object: Decoder = check("an object", isObject);

/** A number within bounds, an integer unless said otherwise. */
export function number(
  minimum: number,
  maximum: number,
  is: typeof Number.isInteger = Number.isInteger,
): Decoder {
  return check(
    `a number from ${minimum} to ${maximum}`,
    (value) => is(value) && (value as number) >= minimum && (value as number) <= maximum,
  );
}

/** A list whose invalid items are skipped. */
export function list(item: Decoder): Decoder {
  return {
    expected: "a list",
    decode(value, skip, path) {
      if (!Array.isArray(value)) return INVALID;
      let isWhole = true;
      const kept: unknown[] = [];
      for (const [index, entry] of value.entries()) {
        const where = skip && `${path}[${index}]`;
        const decoded = item.decode(entry, skip, where);
        if (decoded !== entry) isWhole = false;
        if (decoded !== INVALID) kept.push(decoded);
        else if (!skip) return INVALID;
        else skip(where as string, item.expected);
      }
      return isWhole ? value : kept;
    },
  };
}

/**
 * An object by its fields: `"uri mimeType?"` names those that are strings, `others` those of other
 * types. `?` marks what may be wrong, null or absent, as `_meta` may be in every object.
 */
export function fields(strings: string, others: Readonly<Record<string, Decoder>> = {}): Decoder {
  const entries: [string, Decoder][] = strings.split(" ").map((name) => [name, string]);
  const known = [...entries, ...Object.entries(others), ["_meta?", object] as const]
    .filter(([name]) => name !== "")
    .map(([name, decoder]) => ({ key: name.replace("?", ""), decoder, isOptional: name.endsWith("?") }));
  const required = known.flatMap(({ key, isOptional }) => (isOptional ? [] : [key]));
  return {
    expected: ["an object", ...required].join(" with "),
    decode(value, skip, path) {
      if (!isObject(value)) return INVALID;
      let result = value;
      for (const { key, decoder, isOptional } of known) {
        const given = own(value, key);
        if (isOptional && (given === undefined || given === null)) continue;
        const where = skip && `${path}.${key}`;
        const decoded = decoder.decode(given, skip, where);
        if (decoded === given) continue;
        if (result === value) result = { ...value };
        result[key] = decoded;
        if (decoded !== INVALID) continue;
        if (!isOptional || !skip) return INVALID;
        delete result[key];
        skip(where as string, decoder.expected);
      }
      return result;
    },
  };
}

/** The first of two that can use the value. */
export function either(first: Decoder, second: Decoder): Decoder {
  return {
    expected: `${first.expected} or ${second.expected}`,
    decode(value, skip, path) {
      const decoded = first.decode(value, skip, path);
      return decoded === INVALID ? second.decode(value, skip, path) : decoded;
    },
  };
}

/** An object told apart by its `tag`; types not listed pass as they are, since unions are open. */
export function openUnion(tag: string, variants: Readonly<Record<string, Decoder>>): Decoder {
  const known = new Map(Object.entries(variants));
  return {
    expected: `an object with ${tag}`,
    decode(value, skip, path) {
      const type = isObject(value) && own(value, tag);
      if (typeof type !== "string") return INVALID;
      return (known.get(type) ?? anything).decode(value, skip, path);
    },
  };
}
