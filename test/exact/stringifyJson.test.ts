import fc from "fast-check";
import { expect, test } from "vitest";
import { stringifyJson } from "../../src/exact/stringifyJson.js";

test("JSON is written as JSON.stringify indents it", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(stringifyJson(value)).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test("a value nested 100,000 deep is written to its core", () => {
  let value: unknown = "core";
  for (let i = 0; i < 100_000; i++) value = i % 2 === 0 ? [value] : { in: value };
  expect(stringifyJson(value)).toContain('"core"');
});

test("what only a host's own values hold is written as well", () => {
  const ring: Record<string, unknown> = { count: 10n, at: undefined, call() {} };
  ring.self = [ring];
  expect(JSON.parse(stringifyJson(ring))).toEqual({ count: 10, at: null, call: null, self: ["[circular]"] });
});

test("an object that stands in two places is written twice", () => {
  const shared = { path: "a" };
  expect(JSON.parse(stringifyJson([shared, shared]))).toEqual([shared, shared]);
});
