import { defaultDialects } from "acp-tool-calls/dialects";
import { createToolCallStore, type ToolCall, type ToolCallStore } from "acp-tool-calls/store";
import {
  readSessionUsage,
  sessionsToCsv,
  summarizeSessions,
  summarizeToolUsage,
  toolUsageToCsv,
} from "acp-tool-calls/usage";
import { expect, test } from "vitest";

function storeWithClock(): { store: ToolCallStore; at: (time: number) => ToolCallStore } {
  let time = 0;
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => time });
  return {
    store,
    at(next) {
      time = next;
      return store;
    },
  };
}

const callsOf = (store: ToolCallStore): ToolCall[] =>
  store.getState().toolCallIds.map((id) => store.getToolCall(id) as ToolCall);

test("calls are counted by tool, with how they ended and how long they took", () => {
  const { store, at } = storeWithClock();
  const call = (id: string, from: number, to: number, status: string, name = "bash") => {
    at(from).applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: id, name, kind: "execute" });
    at(to).applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: id, status });
  };
  call("a", 0, 100, "completed");
  call("b", 0, 300, "completed");
  call("c", 0, 900, "failed");
  call("d", 0, 50, "in_progress");
  call("e", 0, 10, "completed", "grep");
  expect(summarizeToolUsage(callsOf(store))).toEqual([
    {
      name: "bash",
      kind: "execute",
      calls: 4,
      completed: 2,
      failed: 1,
      cancelled: 0,
      unsettled: 1,
      approved: 0,
      rejected: 0,
      medianDuration: 300,
      p95Duration: 900,
    },
    expect.objectContaining({ name: "grep", calls: 1, medianDuration: 10, p95Duration: 10 }),
  ]);
});

test("answers count for the tool they were about, and a cancelled prompt is neither", async () => {
  const { store } = storeWithClock();
  const options = [
    { optionId: "y", name: "Yes", kind: "allow_once" as const },
    { optionId: "n", name: "No", kind: "reject_once" as const },
  ];
  const ask = (toolCallId: string, answer?: string) => {
    const subject = { type: "tool_call" as const, toolCall: { toolCallId, name: "write" } };
    store.requestPermission({ sessionId: "s", title: "?", options, subject }, { requestId: toolCallId });
    if (answer) store.answerPermission(toolCallId, answer);
    else store.cancelPermission(toolCallId);
  };
  ask("a", "y");
  ask("b", "n");
  ask("c");
  const { permissionRecords } = store.getState();
  expect(summarizeToolUsage(callsOf(store), permissionRecords)).toMatchObject([
    { name: "write", calls: 3, approved: 1, rejected: 1 },
  ]);
});

test("what a call waited for the user is no part of how long it took", () => {
  const { store, at } = storeWithClock();
  const options = [{ optionId: "y", name: "Yes", kind: "allow_once" as const }];
  const update = { sessionUpdate: "tool_call_update", toolCallId: "a", name: "write" } as const;
  at(0).applySessionUpdate(update);
  const subject = { type: "tool_call" as const, toolCall: { toolCallId: "a" } };
  at(100).requestPermission({ sessionId: "s", title: "?", options, subject }, { requestId: 1 });
  at(60_100).answerPermission(1, "y");
  at(60_300).applySessionUpdate({ ...update, status: "completed" });
  const { permissionRecords } = store.getState();
  expect(summarizeToolUsage(callsOf(store), permissionRecords)).toMatchObject([{ medianDuration: 300 }]);
});

/** A session with one finished call per name; ids begin with `call_1` in each session. */
function sessionOf(sessionId: string, names: readonly string[], took: number) {
  const { store, at } = storeWithClock();
  names.forEach((name, index) => {
    const call = { sessionUpdate: "tool_call_update", toolCallId: `call_${index + 1}`, name } as const;
    at(0).applySessionUpdate(call);
    at(took).applySessionUpdate({ ...call, status: "completed" });
  });
  return { store, usage: () => readSessionUsage(sessionId, store) };
}

test("several sessions are counted together, also where their calls have the same ids", () => {
  const options = [{ optionId: "n", name: "No", kind: "reject_once" as const }];
  const main = sessionOf("main", ["bash", "grep"], 100);
  const child = sessionOf("child", ["bash", "bash"], 900);
  const subject = { type: "tool_call" as const, toolCall: { toolCallId: "call_1" } };
  child.store.requestPermission({ sessionId: "child", title: "?", options, subject }, { requestId: 1 });
  child.store.answerPermission(1, "n");
  expect(summarizeSessions([main.usage(), child.usage()])).toMatchObject([
    { name: "bash", calls: 3, completed: 3, rejected: 1, medianDuration: 900, p95Duration: 900 },
    { name: "grep", calls: 1, completed: 1, rejected: 0, medianDuration: 100 },
  ]);
});

test("CSV of several sessions has rows of each, with its id", () => {
  const main = sessionOf("main", ["bash"], 100);
  const child = sessionOf("=child", ["bash", "bash"], 900);
  expect(sessionsToCsv([main.usage(), child.usage()]).split("\r\n")).toEqual([
    "sessionId,name,kind,calls,completed,failed,cancelled,unsettled,approved,rejected,medianDuration,p95Duration",
    "main,bash,other,1,1,0,0,0,0,0,100,100",
    "'=child,bash,other,2,2,0,0,0,0,0,900,900",
    "",
  ]);
});

test("a call without a name counts under the one that the store's dialects read", () => {
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync", dialects: defaultDialects });
  const toolCallId = "grep_search__fc_1";
  store.applySessionUpdate({ sessionUpdate: "tool_call", toolCallId, title: "Find it", kind: "search" });
  expect(summarizeSessions([readSessionUsage("s", store)])).toMatchObject([
    { name: "grep_search", kind: "search", calls: 1 },
  ]);
  expect(store.getToolCall(toolCallId)).not.toHaveProperty("name");
});

test("replayed calls count but have no durations", () => {
  const { store } = storeWithClock();
  const update = { sessionUpdate: "tool_call_update", toolCallId: "a", status: "completed" } as const;
  store.applySessionUpdate(update, { replay: true });
  store.flush();
  const [row] = summarizeToolUsage(callsOf(store));
  expect(row).toMatchObject({ kind: "other", calls: 1, completed: 1 });
  expect(row).not.toHaveProperty("medianDuration");
});

test("an agent's names are quoted in CSV and never run as a formula", () => {
  const row = {
    kind: "other",
    calls: 1,
    completed: 1,
    failed: 0,
    cancelled: 0,
    unsettled: 0,
    approved: 0,
    rejected: 0,
  };
  expect(
    toolUsageToCsv([
      { ...row, name: '=HYPERLINK("x")' },
      { ...row, name: 'a,"b"' },
    ]).split("\r\n"),
  ).toEqual([
    "name,kind,calls,completed,failed,cancelled,unsettled,approved,rejected,medianDuration,p95Duration",
    '"\'=HYPERLINK(""x"")",other,1,1,0,0,0,0,0,,',
    '"a,""b""",other,1,1,0,0,0,0,0,,',
    "",
  ]);
});
