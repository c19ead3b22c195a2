import { expect, test } from "vitest";
import { toolCallHeading } from "../../../src/components/tool-call/toolCallHeading.js";
import { TOOL_CALL_LABELS } from "../../../src/react/labels/toolCall.js";
import { type CallFields, openStore, update } from "../showCall.js";

function headingOf(fields: CallFields) {
  const store = openStore();
  update(store, fields);
  const toolCall = store.getToolCall("c1");
  if (!toolCall) throw new Error("no call");
  return toolCallHeading(toolCall, TOOL_CALL_LABELS);
}

test("the title comes first, and the name beside it", () => {
  expect(headingOf({ title: "Count lanterns", name: "bash" })).toEqual({
    text: "Count lanterns",
    isCommand: false,
    name: "bash",
  });
});

test("a name that the title already says is not repeated", () => {
  expect(headingOf({ title: "Bash", name: "bash" })).toEqual({ text: "Bash", isCommand: false });
});

test("without a title, a command is its own title", () => {
  expect(headingOf({ kind: "execute", name: "bash", rawInput: { command: "ls -la" } })).toEqual({
    text: "ls -la",
    isCommand: true,
    name: "bash",
  });
});

test("without title and command it is the name, else the kind's word", () => {
  expect(headingOf({ name: "grep_search", kind: "search" }).text).toBe("grep_search");
  expect(headingOf({ kind: "fetch" }).text).toBe("Fetch");
  expect(headingOf({}).text).toBe("Tool call");
});

test.each(["", "  \n", "\u200b\u2060", "\u3164"])("a title of %j counts as none", (title) => {
  expect(headingOf({ title, name: "glob" }).text).toBe("glob");
});

test("a title is a command when the raw input says so, whatever shell runs it", () => {
  const isCommand = (title: string, command: unknown) =>
    headingOf({ title, kind: "execute", rawInput: { command } }).isCommand;
  expect(isCommand("rm -rf src", "/bin/bash -lc 'rm -rf src'")).toBe(true);
  expect(isCommand("cat", ["/bin/bash", "-lc", "cat"])).toBe(true);
  expect(isCommand("Run the tests", "npm test")).toBe(false);
});

test("a command that an agent wrote as Markdown code loses its backticks, and nothing else does", () => {
  const rawInput = { command: "echo `date` | wc" };
  expect(headingOf({ title: "`echo \\`date\\` | wc`", kind: "execute", rawInput }).text).toBe(
    "echo `date` | wc",
  );
  expect(headingOf({ title: "`notes.md`", kind: "read", rawInput }).text).toBe("`notes.md`");
});
