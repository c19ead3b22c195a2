import { countChanges } from "acp-tool-calls/diff";
import { expect, test } from "vitest";

const textDiff = (oldText: string | null, newText: string) =>
  ({ type: "diff", path: "/srv/demo/list.txt", oldText, newText }) as const;

test("lines that came and went are counted", () => {
  expect(countChanges(textDiff("a\nb\nc\n", "a\nB\nc\nd\n"))).toEqual({ added: 2, removed: 1, files: 1 });
});

test("a change without a patch has no counts", () => {
  const diff = { type: "diff", changes: [{ operation: "copy", oldPath: "/a", path: "/b" }] } as const;
  expect(countChanges(diff)).toBeUndefined();
});

test("a diff past the bound is not read", () => {
  expect(countChanges(textDiff("x".repeat(200_001), ""))).toBeUndefined();
});

test("an item is counted once", () => {
  const diff = textDiff("a\n", "b\n");
  expect(countChanges(diff)).toBe(countChanges(diff));
});
