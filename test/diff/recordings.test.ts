import { expect, test } from "vitest";
import { countChanges } from "../../src/diff/countChanges.js";
import { readDiff } from "../../src/diff/readDiff.js";
import { collectDiffs } from "../../stories/diffs/collectDiffs.js";

const recordings = import.meta.glob<string>("../../stories/recordings/*.jsonl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const diffs = Object.values(recordings).flatMap(collectDiffs);

test("every diff that real agents sent has files, and lines where something changed", () => {
  expect(diffs.length).toBeGreaterThan(100);
  for (const diff of diffs) {
    const { files, unread } = readDiff(diff);
    expect(unread).toBeUndefined();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(file.path).toMatch(/^\//);
      expect(file.added + file.removed).toBeGreaterThan(0);
      expect(file.notes.filter(({ type }) => type === "malformed" || type === "not-listed")).toEqual([]);
    }
  }
});

test("the counts of a closed card are those of the open one", () => {
  for (const diff of diffs) {
    const { files } = readDiff(diff);
    const sum = (side: "added" | "removed") => files.reduce((total, file) => total + file[side], 0);
    expect(countChanges(diff)).toEqual({ added: sum("added"), removed: sum("removed"), files: files.length });
  }
});
