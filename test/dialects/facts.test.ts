import { defaultDialects, readToolCallFacts } from "acp-tool-calls/dialects";
import { createToolCallStore, type Dialect, type ToolCall } from "acp-tool-calls/store";
import { expect, test } from "vitest";
import type { Recording } from "../../stories/session/message.js";
import { createPlayedSession } from "../../stories/session/playSession.js";
import { readRecordings } from "../stories/recordings.js";

const recordings = readRecordings();

function callsOf(recording: Recording): ToolCall[] {
  const { protocolVersion, messages } = recording;
  const session = createPlayedSession({ protocolVersion, recordedAnswers: true });
  for (const message of messages) session.play(message);
  session.flush();
  return [...session.sessions.getState().keys()]
    .map(session.sessions.getStore)
    .flatMap((store) => store.getState().toolCallIds.flatMap((id) => store.getToolCall(id) ?? []));
}

/** What the recordings of a set-up of an agent tell beside the protocol's fields. */
function factsOf(setUp: string) {
  const calls = recordings.filter(({ name }) => name.replace(/-[^-]*$/, "") === setUp).flatMap(callsOf);
  const facts = calls.map((call) => readToolCallFacts(call));
  const codes = facts.flatMap(({ exitCode }) => (exitCode === undefined ? [] : [exitCode]));
  return {
    names: [...new Set(facts.flatMap(({ name }) => name ?? []))].toSorted(),
    exitCodes: Object.fromEntries(
      [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
    ),
    nested: facts.filter(({ parentToolCallId }) => parentToolCallId !== undefined).length,
  };
}

const CLAUDE = ["Bash", "Edit", "ExitPlanMode", "Glob", "Grep", "NoSuchTool", "Read"];
const CLAUDE_REST = ["WebFetch", "WebSearch", "Write", "mcp__demo__boom", "mcp__demo__snapshot"];

/** All in the ids of its calls alone. */
const GEMINI = [
  ...["glob", "google_web_search", "grep_search", "invoke_agent", "list_directory", "mcp_demo_boom"],
  ...["mcp_demo_snapshot", "read_file", "replace", "run_shell_command", "web_fetch", "write_file"],
];

test.each([
  ["claude-bare", ["Agent", ...CLAUDE, "Task", ...CLAUDE_REST], { 2: 1 }, 4],
  ["claude-meta", ["Agent", ...CLAUDE, "Task", ...CLAUDE_REST], { 0: 10, 2: 1 }, 4],
  ["claude-v2", [...CLAUDE, ...CLAUDE_REST], {}, 4],
  ["codex-bare", ["boom", "exec_command", "snapshot"], { 0: 18, 1: 1, 2: 1, 7: 2 }, 0],
  ["codex-meta", ["boom", "exec_command", "snapshot"], { 0: 11, 2: 1, 7: 2 }, 0],
  ["codexz-meta", ["snapshot"], { 0: 14, 1: 1, 2: 1, 7: 2 }, 0],
  ["gemini-rich", GEMINI, {}, 0],
  ["opencode-rich", [], { 0: 5, 2: 1 }, 0],
])("%s: tool names, exit codes, and calls of sub-agents", (setUp, names, exitCodes, nested) => {
  expect(factsOf(setUp)).toEqual({ names: names.toSorted(), exitCodes, nested });
});

/** How often each value of a fact occurs in the recordings of a set-up. */
function countsOf(setUp: string, fact: "mcpServer" | "nonExecution"): Record<string, number> {
  const calls = recordings.filter(({ name }) => name.replace(/-[^-]*$/, "") === setUp).flatMap(callsOf);
  const counts: Record<string, number> = {};
  for (const call of calls) {
    const value = readToolCallFacts(call)[fact];
    if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

test.each([
  ["claude-bare", { demo: 2 }],
  ["claude-meta", { demo: 2 }],
  ["claude-v2", { demo: 2 }],
  ["claudeold-rich", { demo: 2 }],
  ["codex-bare", { demo: 2 }],
  ["codex-meta", { demo: 2 }],
  ["codexz-meta", { demo: 2 }],
  ["gemini-rich", { demo: 2 }],
  ["opencode-rich", {}],
  ["sdk-example-v1", {}],
])("%s: calls of tools of an MCP server", (setUp, servers) => {
  expect(countsOf(setUp, "mcpServer")).toEqual(servers);
});

test.each([
  ["claude-bare", { permission: 3, user: 2 }],
  ["claude-meta", { permission: 3, user: 2 }],
  ["claude-v2", { permission: 4, user: 2 }],
  ["claudeold-rich", {}],
  ["codex-bare", {}],
  ["gemini-rich", {}],
])("%s: calls that the agent did not carry out as asked, and why", (setUp, reasons) => {
  expect(countsOf(setUp, "nonExecution")).toEqual(reasons);
});

test("Codex's automatic reviews name the call that they are about", () => {
  const reviews = recordings
    .filter(({ name }) => name.startsWith("codex-"))
    .flatMap((recording) => {
      const calls = callsOf(recording);
      const ids = calls.map(({ toolCallId }) => toolCallId);
      const reviewed = calls.flatMap((call) => readToolCallFacts(call).reviewedToolCallId ?? []);
      return reviewed.map((id) => ids.includes(id));
    });
  expect(reviews.length).toBeGreaterThan(0);
});

/** A call as a store has it after one update; for vendors of which there is no recording. */
function callOf(update: object): ToolCall {
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
  store.applySessionUpdate({ sessionUpdate: "tool_call", toolCallId: "c", title: "", ...update } as never);
  return store.getToolCall("c") as ToolCall;
}

test("Qwen Code, by the notes on its traffic: a call is prepared before its input is whole", () => {
  const _meta = { toolName: "run_shell_command", phase: "preparing" };
  expect(readToolCallFacts(callOf({ status: "pending", rawInput: {}, _meta }))).toEqual({
    name: "run_shell_command",
    isPreparing: true,
  });
  expect(readToolCallFacts(callOf({ status: "in_progress", _meta }))).toEqual({ name: "run_shell_command" });
});

test("a reason that is not known is told in the agent's word", () => {
  const _meta = { claudeCode: { toolName: "Bash", nonExecutionKind: "hook-blocked" } };
  expect(readToolCallFacts(callOf({ _meta })).nonExecution).toBe("hook-blocked");
});

test("a title built to be slow to read is read at once", () => {
  const title = `${"a (".repeat(100_000)} MCP Server)`;
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
  store.applySessionUpdate({ sessionUpdate: "tool_call", toolCallId: "mcp_a_b__1", title } as never);
  expect(readToolCallFacts(store.getToolCall("mcp_a_b__1") as ToolCall)).toEqual({ name: "mcp_a_b" });
});

test("fields of another type than a vendor sends are no facts", () => {
  const claudeCode = { toolName: 1, parentToolUseId: {}, nonExecutionKind: [], mcpServer: { name: 2 } };
  expect(readToolCallFacts(callOf({ _meta: { claudeCode, is_mcp_tool_call: "yes" } }))).toEqual({});
});

test("an older Claude Code names its tools as those of its own server", () => {
  const { names } = factsOf("claudeold-rich");
  expect(names).toEqual(expect.arrayContaining(["mcp__acp__Bash", "mcp__acp__Edit", "Grep", "WebFetch"]));
});

test("in version 1, calls of a sub-agent name a call of the same session", () => {
  for (const recording of recordings.filter(({ protocolVersion }) => protocolVersion === 1)) {
    const calls = callsOf(recording);
    const ids = calls.map(({ toolCallId }) => toolCallId);
    for (const call of calls) {
      const { parentToolCallId } = readToolCallFacts(call);
      if (parentToolCallId !== undefined) expect(ids).toContain(parentToolCallId);
    }
  }
});

/** The calls after the recorded updates alone. */
function callsWith({ protocolVersion, messages }: Recording, dialects: readonly Dialect[]) {
  const store = createToolCallStore({ protocolVersion, dialects, schedule: "sync", now: () => 0 });
  for (const { from, method, params } of messages) {
    if (from === "agent" && method === "session/update")
      store.applySessionUpdate((params as { update: never }).update);
  }
  return JSON.parse(JSON.stringify(store.toJSON())).toolCalls;
}

test("without any dialect the calls of every recording are the same", () => {
  for (const recording of recordings) {
    const calls = callsWith(recording, []);
    expect(callsWith(recording, defaultDialects)).toEqual(calls);
    expect(Array.isArray(calls)).toBe(true);
  }
});
