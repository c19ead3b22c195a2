import { createToolCallSessions, type ToolCallSessions } from "acp-tool-calls/sdk";
import {
  createToolCallStore,
  type SessionUpdate,
  type SessionUpdateV2,
  type ToolCallStore,
} from "acp-tool-calls/store";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const REMOTE = "https://tracker.test/pixel.png";

const MARKDOWN = `# Result\n\n![a picture](${REMOTE}) and [a link](https://example.test/)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n\`\`\`ts\nconst x = 1;\n\`\`\`\n\n<img src="${REMOTE}">`;

const PATCH =
  "diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,2 +1,2 @@\n-const a = 1;\n+const a = 2;\n export {};\n";

const BLOCKS = [
  { type: "text", text: MARKDOWN },
  { type: "image", mimeType: "image/png", data: PNG, uri: REMOTE },
  { type: "image", mimeType: "image/svg+xml", data: btoa(`<svg><image href="${REMOTE}"/></svg>`) },
  { type: "audio", mimeType: "audio/wav", data: "UklGRg==" },
  { type: "resource_link", name: "page", uri: REMOTE },
  { type: "resource", resource: { uri: REMOTE, mimeType: "text/html", text: `<img src="${REMOTE}">` } },
  { type: "resource", resource: { uri: "file:///a.bin", blob: "AAEC" } },
  { type: "_hologram", depth: 3 },
];

const UPDATES = [
  {
    sessionUpdate: "tool_call_update",
    toolCallId: "call",
    title: "Run the tests",
    name: "shell",
    kind: "execute",
    status: "failed",
    locations: [{ path: "/w/a.ts", line: 3 }],
    content: [
      ...BLOCKS.map((content) => ({ type: "content", content })),
      {
        type: "diff",
        changes: [{ operation: "modify", path: "/w/a.ts", fileType: "text" }],
        patch: { format: "git_patch", text: PATCH },
      },
      { type: "terminal", terminalId: "terminal" },
      { type: "_chart", points: [1, 2] },
    ],
    rawInput: { command: "npm test" },
    rawOutput: { exitCode: 1 },
  },
  {
    sessionUpdate: "terminal_update",
    terminalId: "terminal",
    command: "npm test",
    cwd: "/w",
    output: { data: btoa("\u001b[31mfailed\u001b[0m\n") },
    exitStatus: { exitCode: 1 },
  },
  { sessionUpdate: "tool_call_update", toolCallId: "running", status: "in_progress" },
  { sessionUpdate: "terminal_update", terminalId: "unreferenced", command: "npm run watch" },
] as unknown as SessionUpdate[];

/**
 * A session with every content type, a terminal, a call that runs, a terminal without a call, one answered
 * permission request and one pending: the same at each call.
 */
export function createExampleSession(): ToolCallStore {
  let time = Date.UTC(2026, 0, 1);
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => time });
  for (const update of UPDATES) {
    store.applySessionUpdate(update);
    time += 1500;
  }
  for (const requestId of ["answered", "pending"]) {
    store.requestPermission(
      {
        sessionId: "session",
        subject: { type: "tool_call", toolCall: { toolCallId: "call" } },
        title: "Run this command?",
        options: [
          { optionId: "yes", name: "Allow", kind: "allow_once" },
          { optionId: "no", name: "Reject", kind: "reject_once" },
        ],
      },
      { requestId },
    );
  }
  store.answerPermission("answered", "yes");
  return store;
}

/** A session `main` with a sub-agent `child` that has read a file: the same at each call. */
export function createExampleSessions(): ToolCallSessions {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync", now: () => 0 });
  const send = (sessionId: string, update: object) =>
    sessions.handleSessionUpdate({ params: { sessionId, update: update as SessionUpdateV2 } });
  send("main", {
    sessionUpdate: "subagent_update",
    sessionId: "child",
    title: "Explore",
    state: { state: "running" },
  });
  send("child", { sessionUpdate: "tool_call_update", toolCallId: "read", title: "Read a.ts", kind: "read" });
  return sessions;
}
