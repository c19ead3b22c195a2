import { base64, type CallStory, text } from "./playCall.js";

/** One day's work on a retry helper: the calls that most stories of the kit show. */
export const searchCall: CallStory = {
  call: {
    title: "Search backoff\\( in src",
    name: "grep",
    kind: "search",
    status: "completed",
    locations: [
      { path: "/workspace/demo/src/net/retry.ts", line: 41 },
      { path: "/workspace/demo/src/net/client.ts", line: 17 },
    ],
    rawInput: { pattern: "backoff\\(", path: "src" },
    content: [text("src/net/retry.ts:41\nsrc/net/client.ts:17")],
  },
  took: 200,
};

export const readCall: CallStory = {
  call: {
    title: "Read src/net/retry.ts",
    name: "read_file",
    kind: "read",
    status: "completed",
    locations: [{ path: "/workspace/demo/src/net/retry.ts", line: 1 }],
    rawInput: { path: "src/net/retry.ts", offset: 1, limit: 84 },
    content: [
      text(
        "```ts\nexport function backoff(attempt: number): number {\n  return BASE_MS * 2 ** attempt;\n}\n```",
      ),
    ],
  },
  took: 100,
};

export const fetchCall: CallStory = {
  call: {
    title: "Fetch docs.example.org/backoff",
    name: "web_fetch",
    kind: "fetch",
    status: "failed",
    rawInput: { url: "https://docs.example.org/backoff" },
    content: [text("connect ECONNREFUSED 93.184.216.34:443")],
  },
  took: 2400,
};

const patch = `diff --git a/workspace/demo/src/net/retry.ts b/workspace/demo/src/net/retry.ts
--- a/workspace/demo/src/net/retry.ts
+++ b/workspace/demo/src/net/retry.ts
@@ -41,3 +41,5 @@
 export function backoff(attempt: number): number {
-  return BASE_MS * 2 ** attempt;
+  const exponent = Math.min(attempt, MAX_EXPONENT);
+  const delay = BASE_MS * 2 ** exponent;
+  return Math.min(delay, MAX_MS);
 }
`;

export const editCall: CallStory = {
  call: {
    title: "Cap the delay before it overflows",
    name: "str_replace",
    kind: "edit",
    status: "completed",
    locations: [{ path: "/workspace/demo/src/net/retry.ts", line: 42 }],
    rawInput: { path: "src/net/retry.ts", old: "return BASE_MS * 2 ** attempt;" },
    content: [
      {
        type: "diff",
        changes: [{ operation: "modify", path: "/workspace/demo/src/net/retry.ts" }],
        patch: { format: "git_patch", text: patch },
      },
    ],
  },
  took: 300,
};

const testOutput = `\u001b[2m RUN \u001b[0m test/net/retry.test.ts
 \u001b[32m✓\u001b[0m doubles the delay \u001b[2m2 ms\u001b[0m
 \u001b[31m✗\u001b[0m never exceeds the maximum \u001b[2m5 ms\u001b[0m
   \u001b[31mAssertionError:\u001b[0m expected \u001b[32m30000\u001b[0m but got \u001b[31m32000\u001b[0m

 Tests  \u001b[31m1 failed\u001b[0m | \u001b[32m11 passed\u001b[0m (12)
`;

export const testCall: CallStory = {
  call: {
    title: "npm test -- retry",
    name: "bash",
    kind: "execute",
    status: "failed",
    rawInput: { command: "npm test -- retry" },
    content: [{ type: "terminal", terminalId: "term_test" }],
  },
  terminal: {
    terminalId: "term_test",
    command: "npm test -- retry",
    cwd: "/workspace/demo",
    output: { data: base64(testOutput) },
    exitStatus: { exitCode: 1 },
  },
  took: 4200,
};

export const askingCall: CallStory = {
  call: {
    toolCallId: "call_install",
    title: "Install helper and clean cache",
    name: "bash",
    kind: "execute",
    status: "pending",
    rawInput: { command: "npm i -D fixed-clock && rm -rf\u00a0node_modules/.cache" },
  },
  asks: {
    title: "Run this command?",
    description: "Installs a small test helper.",
    subject: {
      type: "command",
      toolCallId: "call_install",
      command: "npm i -D fixed-clock && rm -rf\u00a0node_modules/.cache",
      cwd: "/workspace/demo",
    },
    options: [
      { optionId: "once", name: "Allow once", kind: "allow_once" },
      { optionId: "always", name: "Always allow", kind: "allow_always" },
      { optionId: "no", name: "Reject", kind: "reject_once" },
    ],
  },
};

export const rejectedCall: CallStory = {
  call: {
    toolCallId: "call_remove",
    title: "Delete the generated client",
    name: "remove_file",
    kind: "delete",
    status: "failed",
    locations: [{ path: "/workspace/demo/src/generated/client.ts" }],
    rawInput: { path: "src/generated/client.ts" },
    content: [text("The user refused.")],
  },
  asks: {
    title: "Delete this file?",
    subject: { type: "tool_call", toolCall: { toolCallId: "call_remove" } },
    options: [
      { optionId: "once", name: "Allow once", kind: "allow_once" },
      { optionId: "no", name: "Reject", kind: "reject_once" },
    ],
  },
  answer: "no",
};

export const watchCall: CallStory = {
  call: {
    title: "npm run build -- --watch",
    name: "bash",
    kind: "execute",
    status: "in_progress",
    rawInput: { command: "npm run build -- --watch" },
    content: [{ type: "terminal", terminalId: "term_watch" }],
  },
  terminal: {
    terminalId: "term_watch",
    command: "npm run build -- --watch",
    cwd: "/workspace/demo",
    output: { data: base64("> build\n> vite build --watch\n\nbuilt in 412 ms\n") },
  },
  took: 38_000,
};

export const cancelledCall: CallStory = {
  call: { title: "Plan the jitter test", kind: "think", status: "cancelled" },
  took: 900,
};
