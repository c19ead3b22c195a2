import type { DiffItem } from "acp-tool-calls";

const source = (delay: string) => `import { sleep } from "./sleep";

/** Milliseconds before the first retry. */
const BASE_MS = 250;
const MAX_MS = 30_000;

export interface RetryOptions {
  readonly attempts: number;
  readonly signal?: AbortSignal;
}

export class RetryError extends Error {
  constructor(readonly attempts: number, cause: unknown) {
    super(\`Gave up after \${attempts} attempts\`, { cause });
  }
}

${delay}

export async function retry<T>(task: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt + 1 >= options.attempts) throw new RetryError(attempt + 1, error);
      await sleep(backoff(attempt), options.signal);
    }
  }
}
`;

export const longText: DiffItem = {
  type: "diff",
  path: "/workspace/demo/src/net/retry.ts",
  oldText: source(`export function backoff(attempt: number): number {
  return BASE_MS * 2 ** attempt;
}`),
  newText: source(`const MAX_EXPONENT = 7;

export function backoff(attempt: number): number {
  const exponent = Math.min(attempt, MAX_EXPONENT);
  return Math.min(BASE_MS * 2 ** exponent, MAX_MS);
}`)
    .replace("attempts: number, cause", "tries: number, cause")
    .replace("after $", "only after $"),
};

export const operations: DiffItem = {
  type: "diff",
  changes: [
    { operation: "add", path: "/workspace/demo/docs/retry.md", fileType: "text" },
    { operation: "modify", path: "/workspace/demo/package.json", fileType: "text" },
    {
      operation: "move",
      oldPath: "/workspace/demo/src/backoff.ts",
      path: "/workspace/demo/src/net/backoff.ts",
    },
    {
      operation: "copy",
      oldPath: "/workspace/demo/src/net/retry.ts",
      path: "/workspace/demo/src/net/retryOnce.ts",
    },
    { operation: "delete", path: "/workspace/demo/src/legacy/retry.js" },
    { operation: "_touch", path: "/workspace/demo/.cache/stamp" },
  ],
  patch: {
    format: "git_patch",
    text: `diff --git /workspace/demo/docs/retry.md /workspace/demo/docs/retry.md
new file mode 100644
index 0000000..8a1c2b3
--- /dev/null
+++ /workspace/demo/docs/retry.md
@@ -0,0 +1,3 @@
+# Retry
+
+The delay doubles up to thirty seconds.
diff --git /workspace/demo/package.json /workspace/demo/package.json
index 1f0d5aa..c2b41e9 100644
--- /workspace/demo/package.json
+++ /workspace/demo/package.json
@@ -12,6 +12,6 @@
   "scripts": {
     "build": "tsc -p .",
-    "test": "node --test"
+    "test": "node --test --experimental-test-coverage"
   },
   "devDependencies": {
     "typescript": "^6.0.3"
@@ -31,3 +31,4 @@
   "engines": {
     "node": ">=20"
   }
+  ,"sideEffects": false
diff --git /workspace/demo/src/backoff.ts /workspace/demo/src/net/backoff.ts
similarity index 92%
rename from /workspace/demo/src/backoff.ts
rename to /workspace/demo/src/net/backoff.ts
--- /workspace/demo/src/backoff.ts
+++ /workspace/demo/src/net/backoff.ts
@@ -1,4 +1,4 @@
-import { sleep } from "./net/sleep";
+import { sleep } from "./sleep";
 
 export const BASE_MS = 250;
 export const MAX_MS = 30_000;
diff --git /workspace/demo/src/net/retry.ts /workspace/demo/src/net/retryOnce.ts
similarity index 100%
copy from /workspace/demo/src/net/retry.ts
copy to /workspace/demo/src/net/retryOnce.ts
diff --git /workspace/demo/src/legacy/retry.js /workspace/demo/src/legacy/retry.js
deleted file mode 100644
index 77aa01c..0000000
--- /workspace/demo/src/legacy/retry.js
+++ /dev/null
@@ -1,2 +0,0 @@
-// Kept for old browsers.
-module.exports = require("../net/retry");
`,
  },
};

export const withoutLines: DiffItem = {
  type: "diff",
  changes: [
    {
      operation: "modify",
      path: "/workspace/demo/assets/logo.png",
      fileType: "binary",
      mimeType: "image/png",
    },
    { operation: "add", path: "/workspace/demo/current", fileType: "symlink" },
    { operation: "modify", path: "/workspace/demo/scripts/release.sh", fileType: "text" },
    { operation: "modify", path: "/workspace/demo/vendor/theme" },
    { operation: "add", path: "/workspace/demo/tmp", fileType: "directory" },
    { operation: "add", path: "/workspace/demo/.gitkeep", fileType: "text" },
  ],
  patch: {
    format: "git_patch",
    text: `diff --git /workspace/demo/assets/logo.png /workspace/demo/assets/logo.png
index aaaaaaa..bbbbbbb 100644
Binary files /workspace/demo/assets/logo.png and /workspace/demo/assets/logo.png differ
diff --git /workspace/demo/current /workspace/demo/current
new file mode 120000
index 0000000..1d2f3a4
--- /dev/null
+++ /workspace/demo/current
@@ -0,0 +1 @@
+releases/2026-11
\\ No newline at end of file
diff --git /workspace/demo/scripts/release.sh /workspace/demo/scripts/release.sh
old mode 100644
new mode 100755
diff --git /workspace/demo/vendor/theme /workspace/demo/vendor/theme
index 4d1e9a0..90b7c33 160000
--- /workspace/demo/vendor/theme
+++ /workspace/demo/vendor/theme
@@ -1 +1 @@
-Subproject commit 4d1e9a0c1f7e5f4d4a0e0d6a4f1c0a2b3c4d5e6f
+Subproject commit 90b7c331f7e5f4d4a0e0d6a4f1c0a2b3c4d5e6f7
diff --git /workspace/demo/.gitkeep /workspace/demo/.gitkeep
new file mode 100644
index 0000000..e69de29
`,
  },
};

export const invisible: DiffItem = {
  type: "diff",
  changes: ["ends.txt", "indent.py", "poem.txt", "trojan.js"].map((name) => ({
    operation: "modify" as const,
    path: `/workspace/demo/${name}`,
  })),
  patch: {
    format: "git_patch",
    text: `diff --git /workspace/demo/ends.txt /workspace/demo/ends.txt
--- /workspace/demo/ends.txt
+++ /workspace/demo/ends.txt
@@ -1,2 +1,2 @@
-one\r
-two\r
+one
+two
diff --git /workspace/demo/indent.py /workspace/demo/indent.py
--- /workspace/demo/indent.py
+++ /workspace/demo/indent.py
@@ -1,2 +1,2 @@
 def greet(name):
-\treturn "Hello, " + name
+    return "Hello, " + name
diff --git /workspace/demo/poem.txt /workspace/demo/poem.txt
--- /workspace/demo/poem.txt
+++ /workspace/demo/poem.txt
@@ -1,2 +1,2 @@
 first
-second
\\ No newline at end of file
+second
diff --git /workspace/demo/trojan.js /workspace/demo/trojan.js
--- /workspace/demo/trojan.js
+++ /workspace/demo/trojan.js
@@ -1,2 +1,2 @@
-if (level !== "user") {
+if (level !== "user\u202e \u2066// only admins\u2069 \u2066") {
   grant();
`,
  },
};

export const paths: DiffItem = {
  type: "diff",
  changes: [
    { operation: "modify", path: "/workspace/demo/Ärger mit Leerzeichen.txt" },
    { operation: "modify", path: "/workspace/demo/文档/说明.md" },
    { operation: "modify", path: '/workspace/demo/a"quote"\tand\nbreak.txt' },
    { operation: "modify", path: "/workspace/demo/../../home/user/.bashrc" },
    { operation: "modify", path: "C:\\Users\\demo\\notes.txt" },
    {
      operation: "modify",
      path: `/workspace/${"very-long-folder-name/".repeat(9)}index.ts`,
    },
  ],
  patch: {
    format: "git_patch",
    text: String.raw`diff --git "/workspace/demo/\303\204rger mit Leerzeichen.txt" "/workspace/demo/\303\204rger mit Leerzeichen.txt"
--- "/workspace/demo/\303\204rger mit Leerzeichen.txt"
+++ "/workspace/demo/\303\204rger mit Leerzeichen.txt"
@@ -1 +1 @@
-alt
+neu
diff --git /workspace/demo/文档/说明.md /workspace/demo/文档/说明.md
--- /workspace/demo/文档/说明.md
+++ /workspace/demo/文档/说明.md
@@ -1 +1 @@
-第一行
+第一行。
diff --git "/workspace/demo/a\"quote\"\tand\nbreak.txt" "/workspace/demo/a\"quote\"\tand\nbreak.txt"
--- "/workspace/demo/a\"quote\"\tand\nbreak.txt"
+++ "/workspace/demo/a\"quote\"\tand\nbreak.txt"
@@ -1 +1 @@
-a
+b
`,
  },
};

export const contradiction: DiffItem = {
  type: "diff",
  changes: [{ operation: "modify", path: "/home/user/.ssh/authorized_keys" }],
  patch: {
    format: "git_patch",
    text: `diff --git /workspace/demo/README.md /workspace/demo/README.md
--- /workspace/demo/README.md
+++ /workspace/demo/README.md
@@ -1 +1 @@
-# Demo
+# A demo
`,
  },
};

export const malformed: DiffItem = {
  type: "diff",
  changes: [
    { operation: "modify", path: "/workspace/demo/notes.txt" },
    { operation: "modify", path: "/workspace/demo/list.txt" },
  ],
  patch: {
    format: "git_patch",
    text: `diff --git /workspace/demo/notes.txt /workspace/demo/notes.txt
--- /workspace/demo/notes.txt
+++ /workspace/demo/notes.txt
@@ -1,3 +1,99999999 @@
 first note
-second note
+2nd note
diff --git /workspace/demo/list.txt /workspace/demo/list.txt
--- /workspace/demo/list.txt
+++ /workspace/demo/list.txt
@@ -1 +1 @@
-one
+1
`,
  },
};

export const unknownFormat: DiffItem = {
  type: "diff",
  changes: [{ operation: "modify", path: "/workspace/demo/model.bin", fileType: "binary" }],
  patch: { format: "_delta9", text: "@@opaque@@\nZm9v\n" },
};

const lines = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join("");

const FILES = 50;
const largePath = (index: number) => `/workspace/demo/src/generated/table${index}.ts`;

export const large: DiffItem = {
  type: "diff",
  changes: Array.from({ length: FILES }, (_, index) => ({
    operation: "modify" as const,
    path: largePath(index),
    fileType: "text" as const,
  })),
  patch: {
    format: "git_patch",
    text: lines(
      FILES,
      (file) => `diff --git ${largePath(file)} ${largePath(file)}
--- ${largePath(file)}
+++ ${largePath(file)}
@@ -1,150 +1,150 @@ export const table = {
${lines(50, (index) => `   key${index}: "value ${index}",\n-  name${index}: "old ${index}",\n+  name${index}: "new ${index}",\n   size${index}: ${index * 7},\n`)}`,
    ),
  },
};

export const longFile: DiffItem = {
  type: "diff",
  path: "/workspace/demo/data/table.csv",
  oldText: lines(10_000, (index) => `${index},value ${index}\n`),
  newText: lines(10_000, (index) => `${index},value ${index % 2 ? index : index + 1}\n`),
};

export const minified: DiffItem = {
  type: "diff",
  path: "/workspace/demo/dist/bundle.js",
  oldText: lines(30_000, (index) => `f${index}();`),
  newText: lines(30_000, (index) => `g${index}();`),
};
