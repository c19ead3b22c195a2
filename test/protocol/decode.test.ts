import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Decoder,
  either,
  fields,
  INVALID,
  list,
  number,
  openUnion,
  string,
} from "../../src/protocol/decode.js";
import { own } from "../../src/protocol/ownField.js";

/** What a decoder makes of a value when it may repair it, and what it reports as left out. */
function repair(decoder: Decoder, value: unknown): { value: unknown; skipped: string[] } {
  const skipped: string[] = [];
  const decoded = decoder.decode(value, (path, expected) => skipped.push(`${path}: ${expected}`), "it");
  return { value: decoded, skipped };
}

const file = fields("path", { "line?": number(1, 100), "tags?": list(string) });

describe("an object by its fields", () => {
  it("is handed on as it came, unknown fields and all", () => {
    const value = { path: "a", line: 3, later: { addition: true } };
    expect(repair(file, value)).toEqual({ value, skipped: [] });
    expect(repair(file, value).value).toBe(value);
  });

  it.each([[{}], [{ path: 7 }], [{ path: null }], ["a"], [null], [[]], [undefined]])(
    "is of no use without what is required: %j",
    (value) => expect(repair(file, value).value).toBe(INVALID),
  );

  it.each([0, "3", 1.5, 101, {}, Number.NaN])("leaves out an optional field that is wrong: %j", (line) => {
    expect(repair(file, { path: "a", line })).toEqual({
      value: { path: "a" },
      skipped: ["it.line: a number from 1 to 100"],
    });
  });

  it("keeps an optional null, which says something of its own", () => {
    expect(repair(file, { path: "a", line: null })).toEqual({
      value: { path: "a", line: null },
      skipped: [],
    });
  });

  it("leaves out a malformed _meta, which any object may have", () => {
    expect(repair(file, { path: "a", _meta: 5 })).toEqual({
      value: { path: "a" },
      skipped: ["it._meta: an object"],
    });
  });

  it("takes no field from a prototype", () => {
    expect(repair(file, Object.create({ path: "a" })).value).toBe(INVALID);
    expect(own({}, "constructor")).toBeUndefined();
    expect(own(null, "path")).toBeUndefined();
  });

  it("changes nothing of what it was given", () => {
    const given = Object.freeze({ path: "a", line: "3", tags: Object.freeze(["x", 1]) });
    expect(repair(file, given)).toEqual({
      value: { path: "a", tags: ["x"] },
      skipped: ["it.line: a number from 1 to 100", "it.tags[1]: a string"],
    });
    expect(given).toEqual({ path: "a", line: "3", tags: ["x", 1] });
  });
});

describe("a list", () => {
  it("skips items that are wrong and keeps the others in their order", () => {
    expect(repair(list(file), [{ path: "a" }, 7, { path: "b", line: 0 }, {}])).toEqual({
      value: [{ path: "a" }, { path: "b" }],
      skipped: [
        "it[1]: an object with path",
        "it[2].line: a number from 1 to 100",
        "it[3]: an object with path",
      ],
    });
  });

  it("is no list when it is an object", () => {
    expect(repair(list(string), { length: 1, 0: "a" }).value).toBe(INVALID);
  });
});

describe("a union", () => {
  const item = openUnion("type", { file, note: fields("text") });

  it("keeps types that are not known as they are", () => {
    const later = { type: "later", path: 7 };
    expect(repair(item, later)).toEqual({ value: later, skipped: [] });
  });

  it.each(["__proto__", "constructor", "toString"])("takes %j for a type that is not known", (type) => {
    const value = { type };
    expect(repair(item, value).value).toBe(value);
  });

  it("is of no use without a type", () => {
    expect(repair(item, { path: "a" }).value).toBe(INVALID);
    expect(repair(item, { type: 7 }).value).toBe(INVALID);
  });

  it("of two shapes takes the first that fits", () => {
    const resource = either(fields("uri text"), fields("uri blob"));
    expect(repair(resource, { uri: "u", blob: "b" }).value).toEqual({ uri: "u", blob: "b" });
    expect(repair(resource, { uri: "u" }).value).toBe(INVALID);
  });
});

it("without repair whatever is wrong makes the value invalid, and nothing else does", () => {
  const value = fc.record({
    path: fc.oneof(fc.string(), fc.integer()),
    line: fc.oneof(fc.integer({ min: -5, max: 110 }), fc.constant(null)),
    tags: fc.array(fc.oneof(fc.string(), fc.integer())),
  });
  fc.assert(
    fc.property(value, (given) => {
      const { value: repaired, skipped } = repair(file, given);
      const isWhole = repaired !== INVALID && skipped.length === 0;
      expect(file.decode(given)).toBe(isWhole ? given : INVALID);
    }),
  );
});

it("nothing that JSON can hold makes a decoder throw", () => {
  fc.assert(fc.property(fc.jsonValue(), (given) => void repair(list(file), given)));
});
