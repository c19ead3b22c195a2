import {
  ConversionError,
  toV1PermissionRequest,
  toV1PermissionRequestLossy,
  toV1Update,
  toV1UpdateLossy,
} from "acp-tool-calls/v1";
import { describe, expect, test } from "vitest";
import { LOST_REQUESTS, LOST_UPDATES, update } from "./lossCases.js";

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

describe("v1 cannot say", () => {
  for (const [code, what, given, instead] of LOST_UPDATES) {
    test(`${what}: the strict form refuses it and the lossy form reports ${code}`, () => {
      expect(() => toV1Update(given)).toThrow(ConversionError);
      const { value, losses } = toV1UpdateLossy(given);
      expect(losses.map((loss) => loss.code)).toEqual([code]);
      expect(value).toEqual(instead);
    });
  }
  for (const [code, what, given, instead] of LOST_REQUESTS) {
    test(`${what} in a permission request: the strict form refuses it and the lossy form reports ${code}`, () => {
      expect(() => toV1PermissionRequest(given)).toThrow(ConversionError);
      const { value, losses } = toV1PermissionRequestLossy(given);
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
