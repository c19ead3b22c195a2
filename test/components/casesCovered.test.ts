import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCases } from "../store/cases.js";

/** The tests that show cases: each names what it shows by the case's number, as in `showCase("64")`. */
const tests = readdirSync("test/components", { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)cases(-view)?\.test\.tsx$/.test(path))
  .map((path) => readFileSync(`test/components/${path}`, "utf8"));

const expectations = readCases().flatMap(({ id, expect: { view = [] } }) => (view.length > 0 ? [id] : []));

test("there are cases that say what is to be seen, and tests that show cases", () => {
  expect(expectations.length).toBeGreaterThan(50);
  expect(tests.length).toBeGreaterThan(4);
});

test.each(expectations)("what case %s says of the view is looked at", (id) => {
  const number = id.slice(0, 2);
  const named = new RegExp(`["'](${number}|${id})["']`);
  expect(tests.filter((source) => named.test(source))).not.toEqual([]);
});
