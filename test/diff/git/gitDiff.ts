import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface GitDiff {
  /** What `git diff` writes, as it comes: relative paths with `a/` and `b/`. */
  readonly patch: string;
  /** Per file: added and removed lines, `undefined` for binary files, and the new path. */
  readonly numstat: readonly { added?: number; removed?: number; path: string; oldPath?: string }[];
  /** Lines such as `create mode 100644 a.txt`. */
  readonly summary: string;
}

const AUTHOR = [
  "-c",
  "user.name=Test",
  "-c",
  "user.email=test@example.org",
  "-c",
  "protocol.file.allow=always",
];

/** Makes a repository, commits what `before` writes, and returns what git says about what `after` writes. */
export function diffWithGit(
  before: (folder: string, git: (...args: string[]) => string) => void,
  after: (folder: string, git: (...args: string[]) => string) => void,
  options: readonly string[] = [],
): GitDiff {
  const folder = mkdtempSync(join(tmpdir(), "acp-diff-"));
  const git = (...args: string[]) =>
    execFileSync("git", [...AUTHOR, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    git("init", "-q");
    git("config", "core.autocrlf", "false");
    before(folder, git);
    git("add", "-A");
    git("commit", "-qm", "before", "--allow-empty");
    after(folder, git);
    git("add", "-A");
    const renames = options.includes("--no-renames") ? [] : ["-M", "-C", "--find-copies-harder"];
    const diff = (...args: string[]) => git("diff", "--cached", ...renames, ...args, "HEAD");
    const counting = options.filter((option) => option !== "--binary");
    return {
      patch: diff(...options),
      numstat: readNumstat(diff(...counting, "--numstat", "-z")),
      summary: diff(...counting, "--summary"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With `-z` paths come bare; a rename is an empty path followed by the old and the new one. */
function readNumstat(text: string): GitDiff["numstat"][number][] {
  const fields = text.split("\0");
  const files: GitDiff["numstat"][number][] = [];
  for (let index = 0; index < fields.length - 1; index++) {
    const [added, removed, path = ""] = (fields[index] as string).split("\t");
    const counts = added === "-" ? {} : { added: Number(added), removed: Number(removed) };
    if (path === "") {
      files.push({ ...counts, oldPath: fields[index + 1], path: fields[index + 2] as string });
      index += 2;
    } else files.push({ ...counts, path: (fields[index] as string).split("\t").slice(2).join("\t") });
  }
  return files;
}
