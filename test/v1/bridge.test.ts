import type { DiffItem } from "acp-tool-calls";
import {
  createToolCallStore,
  type RequestPermissionRequestV2,
  type SessionUpdateV2,
  type ToolCall,
  type ToolCallStore,
} from "acp-tool-calls/store";
import { createV1Bridge, type Loss } from "acp-tool-calls/v1";
import { describe, expect, test } from "vitest";
import { readDiff } from "../../src/diff/readDiff.js";
import { plainOutput } from "../../src/terminal/plainOutput.js";
import { recordingsOf } from "./recordings.js";

const call = (fields: object) =>
  ({ sessionUpdate: "tool_call_update", toolCallId: "c", ...fields }) as unknown as SessionUpdateV2;
const text = (value: string) => ({ type: "content", content: { type: "text", text: value } });
const chunk = (value: string) =>
  ({ sessionUpdate: "tool_call_content_chunk", toolCallId: "c", content: text(value) }) as SessionUpdateV2;

test("the first update becomes a tool_call, which has a title even when the agent gave none", () => {
  const bridge = createV1Bridge();
  expect(bridge.convertUpdate(call({ name: "read_file" }))).toMatchObject([
    { sessionUpdate: "tool_call", toolCallId: "c", title: "read_file", name: "read_file", status: "pending" },
  ]);
  expect(bridge.convertUpdate(call({ title: "Read a" }))).toEqual([
    { sessionUpdate: "tool_call_update", toolCallId: "c", title: "Read a" },
  ]);
});

test("chunks become replacement lists, and a replacement starts them anew", () => {
  const bridge = createV1Bridge();
  const contents = [chunk("a"), chunk("b"), call({ content: [text("x")] }), chunk("y")].flatMap((update) =>
    bridge.convertUpdate(update).map((sent) => ("content" in sent ? sent.content : undefined)),
  );
  expect(contents).toEqual([[text("a")], [text("a"), text("b")], [text("x")], [text("x"), text("y")]]);
});

test("a terminal's bytes become clean text in the call that shows it, and no v1 terminal", () => {
  const bridge = createV1Bridge();
  bridge.convertUpdate(call({ content: [{ type: "terminal", terminalId: "t" }] }));
  const data = btoa("\u001b[31mred\u001b[0m\r\n10%\r20%\n");
  expect(bridge.convertUpdate({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data })).toEqual([
    { sessionUpdate: "tool_call_update", toolCallId: "c", content: [text("```\nred\n20%\n```")] },
  ]);
});

test("a cleared name is reported, since v1 cannot say it", () => {
  const losses: Loss[] = [];
  const bridge = createV1Bridge({ onLoss: (loss) => losses.push(loss) });
  bridge.convertUpdate(call({ name: "bash" }));
  expect(bridge.convertUpdate(call({ name: null }))).toEqual([]);
  expect(losses).toMatchObject([{ code: "cleared_name" }]);
});

test("a permission request carries what it changes of the call", () => {
  const bridge = createV1Bridge();
  bridge.convertUpdate(call({ title: "Edit a" }));
  const subject = { type: "tool_call" as const, toolCall: { toolCallId: "c", rawInput: { path: "/a" } } };
  const request = bridge.convertPermissionRequest({ sessionId: "s", title: "Edit a?", options: [], subject });
  expect(request.toolCall).toEqual({ toolCallId: "c", title: "Edit a?", rawInput: { path: "/a" } });
});

describe("a recorded v2 session through the bridge into a v1 store", () => {
  for (const [name, lines] of recordingsOf(2)) {
    test(`${name} shows the same titles, statuses, texts and diffs`, () => {
      const v2 = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
      const v1 = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
      const bridge = createV1Bridge();
      for (const { method, params } of lines) {
        if (method === "session/update" && params?.update) {
          v2.applySessionUpdate(params.update);
          for (const update of bridge.convertUpdate(params.update)) v1.applySessionUpdate(update);
        }
        if (method === "session/request_permission") {
          const request = params as RequestPermissionRequestV2;
          void v2.requestPermission(request);
          void v1.requestPermission(bridge.convertPermissionRequest(request));
          // Later on v1 has only the call's title, which may change; v2 has one of the request's own.
          expect(lastRequestOf(v1)).toEqual(lastRequestOf(v2));
        }
      }
      expect(v1.getState().toolCallIds).toEqual(v2.getState().toolCallIds);
      for (const id of v2.getState().toolCallIds) {
        const before = v2.getToolCall(id) as ToolCall;
        const after = v1.getToolCall(id) as ToolCall;
        expect(after.title).toBe(before.title ?? before.name ?? before.kind);
        expect(after.status).toBe(before.status === "cancelled" ? "failed" : before.status);
        expect(textsOf(after)).toEqual(
          textsOf(before, (terminalId) => plainOutput(v2.getTerminal(terminalId)?.output ?? [])),
        );
        expect(changedLinesOf(after)).toEqual(changedLinesOf(before));
      }
    });
  }
});

/** What the newest request asks. */
function lastRequestOf(store: ToolCallStore) {
  const { title, options, toolCall } = store.getState().permissionRequests.at(-1) ?? {};
  return { title: title ?? toolCall?.title, options, toolCallId: toolCall?.toolCallId };
}

/** The texts of a call's content in order, with the output of its terminals as the bridge words it. */
function textsOf({ content }: ToolCall, outputOf?: (terminalId: string) => string): string[] {
  return [...content].flatMap((item) => {
    if (item.type === "content") return item.content.type === "text" ? [item.content.text] : [];
    if (item.type !== "terminal" || !outputOf) return [];
    const output = outputOf((item as { terminalId: string }).terminalId).trimEnd();
    return output === "" ? [] : [`\`\`\`\n${output}\n\`\`\``];
  });
}

/** What the diffs of a call show: each file with its operation and the lines that changed. */
function changedLinesOf({ content }: ToolCall): unknown[] {
  const files = new Map<string, string[]>();
  for (const item of content) {
    if (item.type !== "diff") continue;
    for (const { operation, path, parts } of readDiff(item as DiffItem).files) {
      const lines = parts.flatMap((part) => (part.type === "lines" ? part.lines : []));
      const changed = lines.flatMap(({ type, text }) => (type === "context" ? [] : [`${type} ${text}`]));
      const key = `${operation} ${path}`;
      files.set(key, [...(files.get(key) ?? []), ...changed]);
    }
  }
  return [...files];
}
