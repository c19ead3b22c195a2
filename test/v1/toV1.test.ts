import type { SessionUpdateV2 } from "acp-tool-calls/store";
import {
  ConversionError,
  type LossCode,
  toV1PermissionRequest,
  toV1PermissionRequestLossy,
  toV1Update,
  toV1UpdateLossy,
} from "acp-tool-calls/v1";
import { describe, expect, test } from "vitest";

const update = (fields: object) =>
  ({ sessionUpdate: "tool_call_update", toolCallId: "c", ...fields }) as unknown as SessionUpdateV2;

test("what v1 can say is said as it is", () => {
  const plain = update({
    title: "Read",
    name: "read_file",
    kind: "read",
    status: "completed",
    rawInput: 0,
    content: [{ type: "content", content: { type: "text", text: "hi" } }],
    locations: [{ path: "/a", line: 3 }],
    _meta: { vendor: 1 },
  });
  expect(toV1Update(plain)).toEqual(plain);
});

test("clears that v1 has a form for are said in that form", () => {
  expect(toV1Update(update({ kind: null, status: null, content: null, locations: null }))).toEqual(
    update({ kind: "other", status: "pending", content: [], locations: [] }),
  );
});

const patch =
  "diff --git a/w/a.txt b/w/a.txt\n--- a/w/a.txt\n+++ b/w/a.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n";

/** Each thing that v1 cannot say, and what the lossy conversion says in its place. */
const LOSSES: [LossCode, what: string, SessionUpdateV2, instead: object | undefined][] = [
  ["cleared_title", "a cleared title", update({ title: null }), update({})],
  ["cleared_name", "a cleared name", update({ name: null }), update({})],
  ["cleared_raw_input", "a cleared rawInput", update({ rawInput: null }), update({})],
  ["cleared_raw_output", "a cleared rawOutput", update({ rawOutput: null }), update({})],
  ["cleared_meta", "cleared metadata", update({ _meta: null }), update({})],
  ["status", "cancelled", update({ status: "cancelled" }), update({ status: "failed" })],
  ["status", "paused", update({ status: "paused" }), update({ status: "in_progress" })],
  ["kind", "an unknown kind", update({ kind: "_dance" }), update({ kind: "other" })],
  ["capabilities", "an offer to cancel", update({ capabilities: { cancel: {} } }), update({})],
  [
    "terminal",
    "a terminal in content",
    update({ content: [{ type: "terminal", terminalId: "t" }] }),
    update({ content: [] }),
  ],
  [
    "content_type",
    "content of an unknown type",
    update({ content: [{ type: "_chart", x: 1 }] }),
    update({ content: [{ type: "content", content: { type: "text", text: '{"type":"_chart","x":1}' } }] }),
  ],
  [
    "diff",
    "a change without its texts",
    update({ content: [{ type: "diff", changes: [{ operation: "move", oldPath: "/a", path: "/b" }] }] }),
    update({ content: [{ type: "content", content: { type: "text", text: "move /a → /b" } }] }),
  ],
  [
    "content_chunk",
    "a content chunk",
    {
      sessionUpdate: "tool_call_content_chunk",
      toolCallId: "c",
      content: { type: "terminal", terminalId: "t" },
    },
    undefined,
  ],
  [
    "terminal",
    "a terminal's state",
    { sessionUpdate: "terminal_update", terminalId: "t", command: "ls" },
    undefined,
  ],
  [
    "terminal",
    "a terminal's output",
    { sessionUpdate: "terminal_output_chunk", terminalId: "t", data: "" },
    undefined,
  ],
];

describe("v1 cannot say", () => {
  for (const [code, what, given, instead] of LOSSES) {
    test(`${what}: the strict form refuses it and the lossy form reports ${code}`, () => {
      expect(() => toV1Update(given)).toThrow(ConversionError);
      const { value, losses } = toV1UpdateLossy(given);
      expect(losses.map((loss) => loss.code)).toEqual([code]);
      expect(value).toEqual(instead);
    });
  }
});

test("a patch with the texts becomes a v1 diff", () => {
  const diff = {
    type: "diff",
    changes: [{ operation: "modify", path: "/w/a.txt" }],
    patch: { format: "git_patch", text: patch },
  };
  expect(toV1Update(update({ content: [diff] }))?.content).toEqual([
    { type: "diff", path: "/w/a.txt", oldText: "one\ntwo\n", newText: "one\n2\n" },
  ]);
});

const options = [{ optionId: "y", name: "Yes", kind: "allow_once" as const }];

test("a request about a tool call keeps its options and asks with its title", () => {
  const subject = { type: "tool_call" as const, toolCall: { toolCallId: "c", kind: "edit" as const } };
  expect(toV1PermissionRequest({ sessionId: "s", title: "Edit?", options, subject })).toEqual({
    sessionId: "s",
    options,
    toolCall: { title: "Edit?", toolCallId: "c", kind: "edit" },
  });
});

test("a request about a command is refused by the strict form and becomes an execute call in the lossy one", () => {
  const subject = { type: "command" as const, command: "rm -r x", cwd: "/w", toolCallId: "c" };
  const request = { sessionId: "s", title: "Run?", description: "Cleans up", options, subject };
  expect(() => toV1PermissionRequest(request)).toThrow(ConversionError);
  const { value, losses } = toV1PermissionRequestLossy(request);
  expect(losses.map(({ code }) => code)).toEqual(["description", "command_subject"]);
  expect(value.toolCall).toEqual({
    toolCallId: "c",
    title: "Run?",
    kind: "execute",
    rawInput: { command: "rm -r x", cwd: "/w" },
  });
});
