import { expect, test } from "vitest";
import { totalChanges } from "../../../src/components/tool-call/totalChanges.js";
import { openStore, update } from "../showCall.js";

const diff = (path: string, hunk: string) => ({
  type: "diff" as const,
  changes: [{ operation: "modify" as const, path }],
  patch: { format: "git_patch" as const, text: `--- a${path}\n+++ b${path}\n${hunk}` },
});

function total(content: object[]) {
  const store = openStore();
  update(store, { content: content as never });
  const toolCall = store.getToolCall("c1");
  return toolCall && totalChanges(toolCall.content);
}

test("sums up every diff of a call", () => {
  expect(
    total([diff("/a.txt", "@@ -1 +1,2 @@\n-a\n+b\n+c\n"), diff("/b.txt", "@@ -1,2 +1 @@\n-a\n-b\n+c\n")]),
  ).toEqual({ added: 3, removed: 3, files: 2 });
});

test("says nothing where a part of the sum is unknown, or where there is no diff", () => {
  const unknown = { type: "diff", changes: [{ operation: "modify", path: "/x.bin" }] };
  expect(total([diff("/a.txt", "@@ -1 +1 @@\n-a\n+b\n"), unknown])).toBeUndefined();
  expect(total([])).toBeUndefined();
});
