import { type DiffItem, DiffView } from "acp-tool-calls";
import { OpenStateScope } from "../../../src/react/openState.js";
import * as examples from "../../../stories/diffs/examples.js";
import { press, type Scene } from "./scene.js";

const texts = (oldText: string | null, newText: string): DiffItem => ({
  type: "diff",
  path: "/w/a.txt",
  oldText,
  newText,
});
const lines = (count: number, write: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => `${write(index)}\n`).join("");
const scrambled = (step: number) => lines(4_000, (index) => (index * step) % 7);
const listed = (change: object, text: string): DiffItem => ({
  type: "diff",
  changes: [change as never],
  patch: { format: "git_patch", text },
});

const { longText, operations, withoutLines, invisible, contradiction, malformed, unknownFormat } = examples;

const DIFFS: readonly DiffItem[] = [
  longText,
  operations,
  withoutLines,
  invisible,
  contradiction,
  malformed,
  unknownFormat,
  texts("same\n", "same\n"),
  texts(
    null,
    lines(100, (index) => index),
  ),
  texts(scrambled(2), scrambled(3)),
  texts(`${"x".repeat(9_000)}\n`, `${"y".repeat(9_000)}\n`),
  listed({ operation: "modify", path: "/w/b.txt" }, ""),
  listed(
    { operation: "modify", path: "/w/g.ts" },
    "diff --git /w/g.ts /w/g.ts\n--- /w/g.ts\n+++ /w/g.ts\n@@ -9 +9 @@ function first() {\n-a\n+b\n",
  ),
  { type: "diff", changes: [{ operation: "modify", path: "/w/c.txt" }] },
  listed(
    { operation: "add", path: "/w/run.sh" },
    "diff --git /w/run.sh /w/run.sh\nnew file mode 100755\n--- /dev/null\n+++ /w/run.sh\n@@ -0,0 +1 @@\n+true\n",
  ),
  listed(
    { operation: "delete", path: "/w/d.txt" },
    "diff --git /w/d.txt /w/d.txt\n--- /w/d.txt\n+++ /w/d.txt\n@@ -1 +1 @@\n-a\n+b\n",
  ),
  listed(
    { operation: "move", oldPath: "/w/e.txt", path: "/w/f.txt" },
    "diff --git /etc/passwd /w/f.txt\nsimilarity index 100%\nrename from /etc/passwd\nrename to /w/f.txt\n",
  ),
];

/** Diffs of every form, one below the other and then side by side; the reader goes to a change. */
export function diffs(): Scene {
  return {
    element: (
      <OpenStateScope>
        {DIFFS.map((diff, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <DiffView key={index} diff={diff} stateKey={`diff/${index}`} />
        ))}
      </OpenStateScope>
    ),
    deeds: [
      press('[data-action="next"]', 1),
      press('[data-action="split"]', 1), // holds for all of them
      press('[data-acp="diff-unread-button"]'),
    ],
  };
}
