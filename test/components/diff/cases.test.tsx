import { beforeAll, expect, test } from "vitest";
import { preloadViews } from "../preloadViews.js";
import { diffsOfCase, parts, readFiles, renderDiffs } from "./renderDiff.js";

beforeAll(preloadViews, 60_000);

async function showCase(number: string) {
  const container = await renderDiffs(diffsOfCase(number));
  return { container, files: readFiles(container) };
}

test("a call that turns into a file change shows the added line", async () => {
  const { files } = await showCase("21");
  expect(files[0]?.lines).toContain("+cocoa");
});

test("new files without an old text show all their lines as added", async () => {
  const { files } = await showCase("53");
  expect(files.map(({ path }) => path)).toEqual(["/srv/demo/plan.md", "/srv/demo/seed.md"]);
  expect(files.flatMap(({ lines }) => lines)).toEqual(["+beds", "+herbs", "+peas"]);
  expect(files.map(({ operation }) => operation)).toEqual(["Added", "Added"]);
  expect(files.map(({ counts }) => counts)).toEqual(["+2", "+1"]);
});

test("an empty new file, an unchanged one and an emptied one are told apart", async () => {
  const { files, container } = await showCase("54");
  const [created, same, cleared] = files;
  expect([created?.path, created?.operation, created?.notes]).toEqual([
    "/srv/demo/empty-new.txt",
    "Added",
    ["Empty file"],
  ]);
  expect([same?.path, same?.notes]).toEqual(["/srv/demo/same.txt", ["No changes in the text"]]);
  expect([cleared?.path, cleared?.counts]).toEqual(["/srv/demo/cleared.txt", "−2"]);
  expect(parts(container, "diff-line").map((line) => line.textContent)).not.toContain("");
  expect(files.flatMap(({ lines }) => lines)).toEqual(["−x", "−y"]);
});

test("converted line endings do not make lines look changed", async () => {
  const { files, container } = await showCase("55");
  const [list, ends] = files;
  expect(list?.counts).toBe("+1−1");
  expect(list?.lines.filter((line) => !line.startsWith(" "))).toEqual(["−line 5", "+line five"]);
  expect(list?.lines).toHaveLength(9);
  expect(ends?.notes).toEqual(["Only line endings changed: CRLF to LF"]);
  expect(ends?.counts).toBe("");
  expect(container.textContent).not.toMatch(/\r|␍|\\u\{d\}/);
});

test("a missing newline is noted below the removed line, without a number", async () => {
  const { files, container } = await showCase("56");
  expect(files[0]?.counts).toBe("+1−1");
  const [note, ...others] = parts(container, "diff-no-newline");
  expect(others).toEqual([]);
  expect(note?.textContent).toBe("No newline at end of file");
  expect(note?.previousElementSibling).toHaveAttribute("data-change", "delete");
  expect(container.textContent?.match(/\/srv\/demo\/poem\.txt/g)).toHaveLength(1);
  expect(files[0]?.path).toBe("/srv/demo/poem.txt");
});

test("a rename without hunks and a copy without a patch name both paths", async () => {
  const { files } = await showCase("57");
  expect(files.map(({ operation, path }) => [operation, path])).toEqual([
    ["Moved", "/srv/demo/old name.txt →  moved to /srv/demo/new name.txt"],
    ["Copied", "/srv/demo/a.txt →  copied to /srv/demo/b.txt"],
  ]);
  expect(files.map(({ counts }) => counts)).toEqual(["", ""]);
  expect(files[0]?.notes).toEqual(["Same content"]);
});

test("added, binary and deleted files of one patch stay apart", async () => {
  const { files, container } = await showCase("58");
  expect(files.map(({ path, operation }) => [path, operation])).toEqual([
    ["/srv/demo/add.txt", "Added"],
    ["/srv/demo/logo.png", "Modified"],
    ["/srv/demo/gone.txt", "Deleted"],
  ]);
  expect(files[1]?.lines).toEqual([]);
  expect(files[1]?.notes).toEqual(["Binary file: its content is not shown"]);
  expect(files[2]?.lines).toEqual(["−bye", "−-- rule"]);
  expect(container).not.toHaveTextContent("/dev/null");
});

test("one enormous line is cut, and can be had whole", async () => {
  const { files, container } = await showCase("61");
  expect(files[0]?.path).toBe("/srv/demo/bundle.js");
  for (const line of parts(container, "diff-line")) expect(line.textContent?.length).toBeLessThan(1_500);
  expect(parts(container, "diff-more")[0]).toHaveTextContent(/^… Show \d+ more characters$/);
});

test("every diff of a call shows its lines", async () => {
  const { files } = await showCase("63");
  expect(files.map(({ path, lines }) => [path, lines])).toEqual([
    ["/srv/demo/1.txt", ["−a", "+b"]],
    ["/srv/demo/2.txt", [" c", "+d"]],
  ]);
});

test("a replaced line shows what was removed and what was added", async () => {
  const { files } = await showCase("64");
  expect(files[0]?.lines).toEqual(["−Open", "+Closed"]);
});

test("a patch in an unknown format is not read, and its changes are listed", async () => {
  const { files, container } = await showCase("66");
  expect(files.map(({ path, operation }) => [path, operation])).toEqual([
    ["/srv/demo/x.bin", "Modified"],
    ["/srv/demo/deck", "Changed"],
  ]);
  expect(parts(container, "diff-line")).toEqual([]);
  expect(container).toHaveTextContent("Patch in a format that cannot be shown as lines (_delta9)");
});
