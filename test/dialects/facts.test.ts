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

test.each([
  ["claude-bare", ["Agent", ...CLAUDE, "Task", ...CLAUDE_REST], { 2: 1 }, 4],
  ["claude-meta", ["Agent", ...CLAUDE, "Task", ...CLAUDE_REST], { 0: 10, 2: 1 }, 4],
  ["claude-v2", [...CLAUDE, ...CLAUDE_REST], {}, 4],
  ["codex-bare", ["exec_command"], { 0: 18, 1: 1, 2: 1, 7: 2 }, 0],
  ["codex-meta", ["exec_command"], { 0: 11, 2: 1, 7: 2 }, 0],
  ["codexz-meta", [], { 0: 14, 1: 1, 2: 1, 7: 2 }, 0],
  ["gemini-rich", [], {}, 0],
  ["opencode-rich", [], { 0: 5, 2: 1 }, 0],
])("%s: tool names, exit codes, and calls of sub-agents", (setUp, names, exitCodes, nested) => {
  expect(factsOf(setUp)).toEqual({ names: names.toSorted(), exitCodes, nested });
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
