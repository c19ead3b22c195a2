import { describe, expect, test } from "vitest";
import { readCases } from "../store/cases.js";
import { CASE_VIEW_READERS } from "./caseViewReaders.js";

const sources = import.meta.glob<string>("./**/cases*.test.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The titles of all tests of a file, without the words of the groups they stand in. */
function testTitles(file: string): string[] {
  const source = sources[file] ?? "";
  return [...source.matchAll(/\b(?:test|it)\(\s*("(?:[^"\\]|\\.)*")/g)].map(([, title]) =>
    JSON.parse(title as string),
  );
}

describe.each(readCases().map((item) => [item.id, item] as const))("case %s", (id, { expect: expected }) => {
  const readers = CASE_VIEW_READERS[id] ?? {};

  test("a reader is named for each view field, and for nothing else", () => {
    expect(Object.keys(readers)).toEqual(expected.view ?? []);
  });

  test("each reader is a test that exists, or a reason", () => {
    for (const reader of Object.values(readers)) {
      if ("unread" in reader) expect(reader.unread.length).toBeGreaterThan(20);
      else expect(testTitles(reader.in)).toContain(reader.test);
    }
  });
});
