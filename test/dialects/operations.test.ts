import { expect, test } from "vitest";
import { readDiff } from "../../src/diff/readDiff.js";
import { collectDiffs } from "../../stories/diffs/collectDiffs.js";

const recordings = import.meta.glob<string>("../../stories/recordings/*.jsonl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What happens to which files of the project, as it is shown: once each, in order of appearance. */
function operationsIn(name: string): string[] {
  const diffs = collectDiffs(recordings[`../../stories/recordings/${name}.jsonl`] ?? "");
  const lines = diffs
    .flatMap((diff) => readDiff(diff).files)
    .map(
      ({ operation, path, added, removed }) => `${operation} ${path.split("/").at(-1)} +${added} −${removed}`,
    );
  return [...new Set(lines)];
}

test.each([
  ["codex-bare-deletemove", ["delete README.md +0 −6", "modify NOTES.md +1 −1"]],
  ["codex-meta-deletemove", ["delete README.md +0 −6", "modify NOTES.md +1 −1"]],
  ["codex-bare-multiedit", ["add a.md +1 −0", "modify app.ts +1 −1", "modify util.ts +1 −1"]],
  ["codex-bare-edit", ["modify util.ts +1 −1", "add new.ts +1 −0"]],
  ["gemini-rich-edit", ["modify util.ts +1 −1", "modify notes.txt +1 −1"]],
])("%s: what a diff's `_meta.kind` says happens to its file is shown", (name, operations) => {
  expect(operationsIn(name)).toEqual(operations);
});

test("an agent that does not say so: an emptied file is no deleted one, and a move only its new path", () => {
  expect(operationsIn("codexz-meta-deletemove")).toEqual(["modify README.md +0 −6", "modify NOTES.md +1 −1"]);
});
