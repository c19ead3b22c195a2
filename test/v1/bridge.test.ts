import {
  createToolCallStore,
  type SessionUpdateV2,
  type ToolCall,
  type ToolCallContentItem,
} from "acp-tool-calls/store";
import { createV1Bridge, type Loss } from "acp-tool-calls/v1";
import { describe, expect, test } from "vitest";
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
        if (method !== "session/update" || !params?.update) continue;
        v2.applySessionUpdate(params.update);
        for (const update of bridge.convertUpdate(params.update)) v1.applySessionUpdate(update);
      }
      expect(v1.getState().toolCallIds).toEqual(v2.getState().toolCallIds);
      for (const id of v2.getState().toolCallIds) {
        const before = v2.getToolCall(id) as ToolCall;
        const after = v1.getToolCall(id) as ToolCall;
        expect(after.title).toBe(before.title ?? before.name ?? before.kind);
        expect(after.status).toBe(before.status === "cancelled" ? "failed" : before.status);
        const shown = [...after.content].flatMap(wordsOf).join("\n");
        for (const item of before.content) {
          const output =
            item.type === "terminal" ? plainOutput(v2.getTerminal(item.terminalId)?.output ?? []) : undefined;
          const words = output === undefined ? wordsOf(item) : [output.trim()];
          for (const word of words) expect(shown).toContain(word);
        }
      }
    });
  }
});

/** The texts of an item, and the changed lines of a diff. */
function wordsOf(item: ToolCallContentItem): string[] {
  if (item.type === "content") return item.content.type === "text" ? [item.content.text] : [];
  if (item.type !== "diff") return [];
  if ("newText" in item) return [item.oldText ?? "", item.newText];
  const { patch } = item as { patch?: { text: string } | null };
  return (patch?.text ?? "")
    .split("\n")
    .filter((line) => /^[+-](?!\+\+ |-- )/.test(line))
    .map((line) => line.slice(1));
}
