import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DiffItem } from "acp-tool-calls";
import { beforeAll, expect, test } from "vitest";
import { preloadViews } from "../preloadViews.js";
import { parts, readFiles, renderDiffs } from "./renderDiff.js";

beforeAll(preloadViews, 60_000);

/** Displays that must not claim more than the agent sent. */
type Change = Extract<DiffItem, { changes: unknown }>["changes"][number];

const patched = (changes: readonly Change[], text?: string, format = "git_patch"): DiffItem => ({
  type: "diff",
  changes,
  ...(text !== undefined && { patch: { format, text } }),
});
const texts = (oldText: string, newText: string): DiffItem => ({
  type: "diff",
  path: "/srv/demo/a.txt",
  oldText,
  newText,
});
const modified = (...paths: string[]): Change[] => paths.map((path) => ({ operation: "modify", path }));
const section = (path: string) =>
  `diff --git ${path} ${path}\n--- ${path}\n+++ ${path}\n@@ -1 +1 @@\n-old ${path}\n+new ${path}\n`;

async function filesOf(diff: DiffItem) {
  const container = await renderDiffs([diff]);
  return { container, files: readFiles(container) };
}

test("changes without a patch are listed, and it is said that there are no lines", async () => {
  const { files } = await filesOf(patched(modified("/srv/demo/a.txt")));
  expect(files).toMatchObject([
    { path: "/srv/demo/a.txt", operation: "Modified", notes: ["The agent sent no lines for this change"] },
  ]);
});

test("a patch that covers only some changes shows those and names the others", async () => {
  const { files } = await filesOf(
    patched(modified("/srv/demo/a.txt", "/srv/demo/b.txt"), section("/srv/demo/a.txt")),
  );
  expect(files.map(({ lines, notes }) => [lines, notes])).toEqual([
    [["−old /srv/demo/a.txt", "+new /srv/demo/a.txt"], []],
    [[], ["The agent’s patch does not show this change"]],
  ]);
});

test("a patch of another file than the listed one warns at both, in full", async () => {
  const listed = "/home/u/.ssh/authorized_keys";
  const { files, container } = await filesOf(patched(modified(listed), section("/srv/demo/README.md")));
  expect(files.map(({ path, notes }) => [path, notes])).toEqual([
    [listed, ["The agent’s patch does not show this change"]],
    [
      "/srv/demo/README.md",
      ["The agent’s patch changes this file, but its list of changes does not name it"],
    ],
  ]);
  for (const note of parts(container, "diff-note")) expect(note).toHaveAttribute("data-warning");
});

test("a patch that does something else to a file than listed warns, and the list decides", async () => {
  const { files } = await filesOf(
    patched([{ operation: "delete", path: "/srv/demo/a.txt" }], section("/srv/demo/a.txt")),
  );
  expect(files[0]).toMatchObject({
    operation: "Deleted",
    notes: ["Listed as “Deleted”, but the patch says “Modified”"],
  });
});

test("a move from another file than listed warns", async () => {
  const { files } = await filesOf(
    patched(
      [{ operation: "move", oldPath: "/srv/demo/a.txt", path: "/srv/demo/b.txt" }],
      "diff --git /etc/passwd /srv/demo/b.txt\nsimilarity index 100%\nrename from /etc/passwd\nrename to /srv/demo/b.txt\n",
    ),
  );
  expect(files[0]?.notes).toContain("The patch takes it from another file: /etc/passwd");
});

test("a malformed patch is shown as it came, with the reason, and spares its neighbours", async () => {
  const broken = section("/srv/demo/a.txt").replace("-1 +1", "-1 +1,9");
  const { files } = await filesOf(
    patched(modified("/srv/demo/a.txt", "/srv/demo/b.txt"), broken + section("/srv/demo/b.txt")),
  );
  const [first, second] = files;
  expect(first?.notes[0]).toMatch(/^This patch cannot be read and is shown as it came\./);
  const raw = parts(first?.section as HTMLElement, "diff-raw-line").map((line) => line.textContent);
  expect(raw).toEqual(broken.trimEnd().split("\n"));
  expect(second).toMatchObject({ notes: [], counts: "+1−1" });
});

test("what is no patch at all is shown as it came", async () => {
  const { container } = await filesOf(patched([], "I changed a few things."));
  const name = "This text is no git patch and is shown as it came";
  expect(screen.getByRole("button", { name, expanded: true })).toBeVisible();
  expect(container).toHaveTextContent("I changed a few things.");
});

test("a patch in an unknown format is named and can be read as text", async () => {
  const { container, files } = await filesOf(patched(modified("/srv/demo/a.bin"), "@@opaque@@", "_delta9"));
  expect(files[0]?.path).toBe("/srv/demo/a.bin");
  expect(container).not.toHaveTextContent("@@opaque@@");
  await userEvent.click(
    screen.getByRole("button", { name: "Patch in a format that cannot be shown as lines (_delta9)" }),
  );
  expect(container).toHaveTextContent("@@opaque@@");
});

test("a diff without any change says so", async () => {
  const { container } = await filesOf(patched([]));
  expect(container).toHaveTextContent("The agent sent a diff without changes");
});

test.each([
  ["only white space", "a b\n", "a  b\n", "Only white space changed"],
  ["only line ends", "a\r\nb\r\n", "a\nb\n", "Only line endings changed: CRLF to LF"],
  ["line ends beside lines", "a\r\nb\r\n", "a\nc\n", "Line endings changed too: CRLF to LF"],
])("%s are named as what changed", async (_, oldText, newText, note) => {
  expect((await filesOf(texts(oldText, newText))).files[0]?.notes).toEqual([note]);
});

test("texts that take too long to compare are shown as replaced, and said to be", async () => {
  const scramble = (step: number) =>
    Array.from({ length: 4_000 }, (_, index) => `${(index * step) % 7}\n`).join("");
  const { files } = await filesOf(texts(scramble(2), scramble(3)));
  expect(files[0]?.notes).toEqual([
    "Too much changed to compare every line: some that stayed may be shown as replaced",
  ]);
});

test.each([
  ["symlink", "Symbolic link: its text is the path it points to"],
  ["directory", "Folder"],
  ["binary", "Binary file: its content is not shown"],
])("a change of a %s says so", async (fileType, note) => {
  const { files } = await filesOf(patched([{ operation: "add", path: "/srv/demo/x", fileType } as Change]));
  expect(files[0]?.notes).toContain(note);
});

test("a file's new mode is told, also without lines", async () => {
  const path = "/srv/demo/run.sh";
  const { files } = await filesOf(
    patched(modified(path), `diff --git ${path} ${path}\nold mode 100644\nnew mode 100755\n`),
  );
  expect(files[0]?.notes).toEqual(["File mode changed from 100644 to 100755"]);
});

test("characters that would hide or reorder a line or a path are written out", async () => {
  const { container } = await filesOf({
    type: "diff",
    path: "/srv/demo/\u202etxt.exe",
    newText: "if (isAdmin\u200b) {\n",
  });
  expect(container).toHaveTextContent("\\u{202e}txt.exe");
  expect(container).toHaveTextContent("isAdmin\\u{200b}");
  expect(container.textContent).not.toMatch(/[\u202e\u200b]/);
});
