import { expect, test } from "vitest";
import { readChanges } from "../../src/diff/readChanges.js";

const git_patch = (text: string) => ({ format: "git_patch", text });
const edit = `diff --git /w/a.txt /w/a.txt
--- /w/a.txt
+++ /w/a.txt
@@ -1,3 +1,3 @@
 one
-two
+2
 three
`;

const HOSTILE: Readonly<Record<string, string>> = {
  "a line separator in a header": "--- x\u2028x",
  "a header of 100 KB": `diff --git a/${"a/".repeat(50_000)} b/x\n`,
  "a header of quotes": `diff --git ${'"'.repeat(100_000)}\n`,
  "a header of spaces and prefixes": `diff --git ${"a/ b/".repeat(20_000)}\n`,
  "a quote that never ends": 'diff --git "a/x b/x\n--- "a/x\n+++ "b/x\n@@ -1 +1 @@\n-a\n+b\n',
  "bad escapes": 'diff --git "a/\\9" "b/\\q"\n',
  "a hunk that claims too much": "diff --git /a /a\n--- /a\n+++ /a\n@@ -1 +1,99999999 @@\n-a\n+b\n",
  "a hunk of impossible numbers": `diff --git /a /a\n@@ -${"9".repeat(400)} +1 @@\n-a\n+b\n`,
  "100 KB of hunk headers": "diff --git /a /a\n".concat("@@ -1 +1 @@\n".repeat(9_000)),
  "100 KB of dashes": "-".repeat(100_000),
  "100 KB of file headers": "--- a\n+++ b\n".repeat(8_000),
  "100 KB of sections": "diff --git /a /a\n".repeat(6_000),
  "a lone surrogate": "diff --git /\ud800 /\ud800\n@@ -1 +1 @@\n-\ud800\n+b\n",
  garbage: "\u0000\u0001@@ -1 +1 @@ diff --git",
};

for (const [name, text] of Object.entries(HOSTILE)) {
  test(`${name} does not throw, and the listed path stays`, () => {
    const { files } = readChanges({
      changes: [{ operation: "modify", path: "/w/a.txt" }],
      patch: git_patch(text),
    });
    expect(files[0]?.path).toBe("/w/a.txt");
  });
}

test("a patch cut off anywhere does not throw, and no line is made up", () => {
  const signs = { add: "+", delete: "-", context: " " };
  for (let length = 0; length <= edit.length; length++) {
    const { files } = readChanges({
      changes: [{ operation: "modify", path: "/w/a.txt" }],
      patch: git_patch(edit.slice(0, length)),
    });
    expect(files[0]?.path).toBe("/w/a.txt");
    for (const part of files[0]?.parts ?? []) {
      if (part.type !== "lines") continue;
      for (const { type, text } of part.lines) expect(edit).toContain(`\n${signs[type]}${text}`);
    }
  }
});

test("a hunk that cannot be read is kept as text beside files that can", () => {
  const broken = edit.replaceAll("a.txt", "b.txt").replace("-1,3 +1,3", "-1,3 +1,9");
  const changes = ["/w/b.txt", "/w/a.txt"].map((path) => ({ operation: "modify", path }));
  const { files } = readChanges({ changes, patch: git_patch(broken + edit) });
  expect(files[0]?.notes[0]?.type).toBe("malformed");
  expect(files[0]?.parts).toEqual([{ type: "raw", lines: broken.trimEnd().split("\n") }]);
  expect(files[1]).toMatchObject({ added: 1, removed: 1, notes: [] });
});

test("a patch of another file than the listed one marks both", () => {
  const { files } = readChanges({
    changes: [{ operation: "modify", path: "/home/u/.ssh/authorized_keys" }],
    patch: git_patch(edit),
  });
  expect(files.map(({ path, notes }) => [path, notes])).toEqual([
    ["/home/u/.ssh/authorized_keys", [{ type: "not-in-patch", suspicious: true }]],
    ["/w/a.txt", [{ type: "not-listed" }]],
  ]);
});

test("a patch that shows only some changes is no contradiction", () => {
  const changes = ["/w/a.txt", "/w/b.txt"].map((path) => ({ operation: "modify", path }));
  const { files } = readChanges({ changes, patch: git_patch(edit) });
  expect(files.map(({ notes }) => notes)).toEqual([[], [{ type: "not-in-patch", suspicious: false }]]);
});

test("a patch that does something else to a file than listed is marked", () => {
  const { files } = readChanges({
    changes: [{ operation: "delete", path: "/w/a.txt" }],
    patch: git_patch(edit),
  });
  expect(files[0]?.notes).toEqual([{ type: "contradiction", listed: "delete", patch: "modify" }]);
});

test("a move from elsewhere than listed is marked", () => {
  const { files } = readChanges({
    changes: [{ operation: "move", oldPath: "/w/a.txt", path: "/w/b.txt" }],
    patch: git_patch("diff --git /etc/passwd /w/b.txt\nrename from /etc/passwd\nrename to /w/b.txt\n"),
  });
  expect(files[0]?.notes).toContainEqual({ type: "other-source", path: "/etc/passwd" });
});

test("dots in paths are not resolved", () => {
  const path = "/w/../home/u/.bashrc";
  const { files } = readChanges({
    changes: [{ operation: "modify", path: "/home/u/.bashrc" }],
    patch: git_patch(edit.replaceAll("/w/a.txt", path)),
  });
  expect(files.map((file) => file.path)).toEqual(["/home/u/.bashrc", path]);
});
