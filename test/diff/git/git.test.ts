// @vitest-environment node
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readChanges } from "../../../src/diff/readChanges.js";
import type { DiffFile } from "../../../src/diff/types.js";
import { diffWithGit, type GitDiff } from "./gitDiff.js";

const write = (folder: string, files: Readonly<Record<string, string | Uint8Array>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

/** Reads the patch without any list of changes, so that everything comes from the patch alone. */
function readAlone({ patch }: GitDiff): readonly DiffFile[] {
  return readChanges({ changes: [], patch: { format: "git_patch", text: patch } }).files;
}

/** Files, paths and counts are those that git reports. */
function expectGitsCounts(diff: GitDiff, files: readonly DiffFile[]): void {
  expect(
    files.map(({ path, oldPath, operation, added, removed }) => ({
      path: path,
      ...((operation === "move" || operation === "copy") && { oldPath: oldPath }),
      added,
      removed,
    })),
  ).toEqual(
    diff.numstat.map(({ path, oldPath, added = 0, removed = 0 }) => ({
      path,
      ...(oldPath !== undefined && { oldPath }),
      added,
      removed,
    })),
  );
}

/** Git's `--summary` in our words: ` create mode 100644 a.txt` and so on. */
function operationsOf({ summary }: GitDiff): string[] {
  const words: Readonly<Record<string, string>> = {
    create: "add",
    delete: "delete",
    rename: "move",
    copy: "copy",
  };
  return summary.split("\n").flatMap((line) => words[line.trim().split(" ")[0] ?? ""] ?? []);
}

const noteTypes = (file?: DiffFile) =>
  file?.notes.map(({ type }) => type).filter((type) => type !== "not-listed");

test("an edit", () => {
  const diff = diffWithGit(
    (folder) => write(folder, { "src/a.txt": numbered(40) }),
    (folder) =>
      write(folder, {
        "src/a.txt": numbered(40).replace("line 7\n", "line seven\n").replace("line 30\n", ""),
      }),
  );
  const files = readAlone(diff);
  expectGitsCounts(diff, files);
  expect(files[0]?.operation).toBe("modify");
  expect(files[0]?.parts.map((part) => part.type)).toEqual(["gap", "lines", "gap", "lines"]);
});

test("added, deleted and empty files", () => {
  const diff = diffWithGit(
    (folder) => write(folder, { "gone.txt": "bye\n-- rule\n", "gone-empty.txt": "" }),
    (folder) => {
      rmSync(join(folder, "gone.txt"));
      rmSync(join(folder, "gone-empty.txt"));
      write(folder, { "new.txt": "hello\n", "empty.txt": "" });
    },
    ["--no-renames"],
  );
  const files = readAlone(diff);
  expectGitsCounts(diff, files);
  expect(files.map(({ operation }) => operation)).toEqual(operationsOf(diff));
  expect(files.filter((file) => noteTypes(file)?.includes("empty")).map(({ path }) => path)).toEqual([
    "empty.txt",
    "gone-empty.txt",
  ]);
});

test("renamed, renamed with edits, and copied files", () => {
  const diff = diffWithGit(
    (folder) =>
      write(folder, {
        "old name.txt": numbered(30),
        "edited.txt": numbered(50),
        "source.txt": `x\n${numbered(20)}`,
      }),
    (folder) => {
      renameSync(join(folder, "old name.txt"), join(folder, "new name.txt"));
      rmSync(join(folder, "edited.txt"));
      write(folder, { "sub/moved.txt": numbered(50).replace("line 9\n", "line nine\nline 9b\n") });
      copyFileSync(join(folder, "source.txt"), join(folder, "copy.txt"));
    },
  );
  const files = readAlone(diff);
  expectGitsCounts(diff, files);
  expect(files.map(({ operation }) => operation).sort()).toEqual(operationsOf(diff).sort());
  expect(files.map(({ operation }) => operation).sort()).toEqual(["copy", "move", "move"]);
});

test("binary files, as a remark and as data", () => {
  for (const options of [[], ["--binary"]]) {
    const diff = diffWithGit(
      (folder) => write(folder, { "logo.png": new Uint8Array([137, 80, 0, 1, 2]), "a.txt": "a\n" }),
      (folder) => write(folder, { "logo.png": new Uint8Array([137, 80, 0, 9, 9, 9]), "a.txt": "b\n" }),
      options,
    );
    const files = readAlone(diff);
    expectGitsCounts(diff, files);
    expect(noteTypes(files[1])).toEqual(["binary"]);
    expect(files[1]?.parts).toEqual([]);
  }
});

test("modes, symbolic links, and a file that became one", () => {
  const diff = diffWithGit(
    (folder) => write(folder, { "run.sh": "echo\n", "turned.txt": "text\n" }),
    (folder) => {
      chmodSync(join(folder, "run.sh"), 0o755);
      symlinkSync("run.sh", join(folder, "link"));
      rmSync(join(folder, "turned.txt"));
      symlinkSync("run.sh", join(folder, "turned.txt"));
    },
  );
  const [link, run] = readAlone(diff);
  expect(run?.notes).toContainEqual({ type: "mode", from: "100644", to: "100755" });
  expect(noteTypes(link)).toEqual(["symlink"]);
  expect(diff.summary).toContain("mode change 100644 => 100755 run.sh");

  const changes = ["link", "run.sh", "turned.txt"].map((name) => ({
    operation: name === "link" ? "add" : "modify",
    path: `/w/${name}`,
  }));
  const { files } = readChanges({ changes, patch: { format: "git_patch", text: diff.patch } });
  expect(files).toHaveLength(3);
  expect(files[2]).toMatchObject({ path: "/w/turned.txt", added: 1, removed: 1 });
  expect(noteTypes(files[2])).toContain("symlink");
  expect(noteTypes(files[2])).not.toContain("contradiction");
});

test("names that git quotes, with spaces, tabs, quotes, backslashes and other scripts", () => {
  const names = [
    'a"quote.txt',
    "tab\there.txt",
    "new\nline.txt",
    "back\\slash.txt",
    "Ärger 文档.txt",
    "with space.txt",
    "trailing ",
    "b/b b/b.txt",
  ];
  for (const quotePath of ["true", "false"]) {
    const diff = diffWithGit(
      (folder) => write(folder, Object.fromEntries(names.map((name) => [name, "one\n"]))),
      (folder, git) => {
        git("config", "core.quotePath", quotePath);
        write(folder, Object.fromEntries(names.map((name) => [name, `two ${name.length}\n`])));
      },
    );
    const files = readAlone(diff);
    expectGitsCounts(diff, files);
    expect(files.map(({ path }) => path).sort()).toEqual([...names].sort());
  }
});

test("the same names when nothing but the mode changes", () => {
  const names = ['a"quote.txt', "with space.txt", "Ärger.txt", "b/b b/b.txt"];
  const diff = diffWithGit(
    (folder) => write(folder, Object.fromEntries(names.map((name) => [name, "one\n"]))),
    (folder) => {
      for (const name of names) chmodSync(join(folder, name), 0o755);
    },
  );
  expect(
    readAlone(diff)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...names].sort());
});

test("line endings and missing newlines", () => {
  const diff = diffWithGit(
    (folder) => write(folder, { "crlf.txt": "a\r\nb\r\n", "no-newline.txt": "first\nsecond" }),
    (folder) => write(folder, { "crlf.txt": "a\nb\n", "no-newline.txt": "first\nsecond\n" }),
  );
  const [crlf, noNewline] = readAlone(diff);
  expectGitsCounts(diff, readAlone(diff));
  expect(crlf?.notes).toContainEqual({ type: "line-endings", from: "CRLF", to: "LF", only: true });
  const lines = noNewline?.parts.flatMap((part) => (part.type === "lines" ? part.lines : []));
  expect(lines?.map(({ type, text, oldEnd, newEnd }) => [type, text, oldEnd ?? newEnd])).toEqual([
    ["context", "first", "\n"],
    ["delete", "second", ""],
    ["add", "second", "\n"],
  ]);
});

test("submodules", () => {
  const commit = (letter: string) => letter.repeat(40);
  const diff = diffWithGit(
    (folder, git) => {
      mkdirSync(join(folder, "vendor/theme"), { recursive: true });
      git("update-index", "--add", "--cacheinfo", `160000,${commit("a")},vendor/theme`);
      git("commit", "-qm", "submodule");
    },
    (_, git) => {
      git("update-index", "--add", "--cacheinfo", `160000,${commit("b")},vendor/theme`);
    },
    ["--submodule=short"],
  );
  expectGitsCounts(diff, readAlone(diff));
  expect(noteTypes(readAlone(diff)[0])).toEqual(["submodule"]);
});

test("git's relative paths are found among listed absolute ones", () => {
  const diff = diffWithGit(
    (folder) => write(folder, { "src/a.txt": "a\n", "a.txt": "a\n" }),
    (folder) => write(folder, { "src/a.txt": "b\n", "a.txt": "c\n" }),
  );
  const changes = ["/w/src/a.txt", "/w/a.txt"].map((path) => ({ operation: "modify", path }));
  const { files } = readChanges({ changes, patch: { format: "git_patch", text: diff.patch } });
  expect(files.map(({ path, added, notes }) => [path, added, notes])).toEqual([
    ["/w/src/a.txt", 1, []],
    ["/w/a.txt", 1, []],
  ]);
});
