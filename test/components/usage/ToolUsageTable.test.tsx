import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallStoreProvider, ToolUsageTable } from "acp-tool-calls";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import { createToolCallStore, type SessionUpdate } from "acp-tool-calls/store";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderTable(names: string[]) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  names.forEach((name, index) => {
    store.applySessionUpdate({
      sessionUpdate: "tool_call_update",
      toolCallId: String(index),
      name,
      status: "completed",
    });
  });
  render(
    <ToolCallStoreProvider store={store}>
      <ToolUsageTable sessionId="s" />
    </ToolCallStoreProvider>,
  );
}

test("each tool has a row with its counts", () => {
  renderTable(["bash", "bash", "grep"]);
  const table = screen.getByRole("table", { name: "Tool usage: 3 calls" });
  const row = within(table).getByRole("row", { name: /bash/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2", "2", "0", "0", "0", "0", "0", "< 0.1 s", "< 0.1 s"]);
});

/** A client with a session and the means to tell it things. */
function openClient() {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync" });
  const tell = (sessionId: string, update: object) =>
    act(() => sessions.handleSessionUpdate({ params: { sessionId, update: update as SessionUpdate } }));
  const call = (sessionId: string, toolCallId: string, name: string) =>
    tell(sessionId, { sessionUpdate: "tool_call_update", toolCallId, name, status: "completed" });
  const delegate = (sessionId: string, child: string) =>
    tell(sessionId, { sessionUpdate: "subagent_update", sessionId: child, state: { state: "running" } });
  return { sessions, call, delegate };
}

const countsOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .slice(0, 2)
    .map((cell) => cell.textContent);

test("with the client's sessions, calls of sub-agents count as well, from when they appear", () => {
  const { sessions, call, delegate } = openClient();
  call("main", "c1", "bash");
  call("stranger", "c1", "bash");
  render(
    <ToolCallStoreProvider store={sessions.getStore("main")}>
      <ToolUsageTable sessionId="main" sessions={sessions} />
    </ToolCallStoreProvider>,
  );
  expect(screen.getByRole("table", { name: "Tool usage: 1 call" })).toBeVisible();
  delegate("main", "child");
  call("child", "c1", "bash");
  delegate("child", "grandchild");
  call("grandchild", "c1", "grep");
  expect(screen.getByRole("table", { name: "Tool usage: 3 calls in 3 sessions" })).toBeVisible();
  expect([countsOf(/^bash/), countsOf(/^grep/)]).toEqual([
    ["2", "2"],
    ["1", "1"],
  ]);
});

test("exports of several sessions tell which call was in which", async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${blobs.push(blob)}`) as never;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { sessions, call, delegate } = openClient();
  call("main", "c1", "bash");
  delegate("main", "child");
  call("child", "c1", "grep");
  render(
    <ToolCallStoreProvider store={sessions.getStore("main")}>
      <ToolUsageTable sessionId="main" sessions={sessions} />
    </ToolCallStoreProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
  await userEvent.click(screen.getByRole("button", { name: "Save as OpenTelemetry traces" }));
  await vi.waitFor(() => expect(blobs).toHaveLength(2));
  const [csv = "", traces = ""] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(csv).toMatch(/^sessionId,name,.*\r\nmain,bash,.*\r\nchild,grep,.*\r\n$/);
  expect(traces.match(/"gen_ai.conversation.id","value":{"stringValue":"(\w+)"}/g)).toEqual([
    expect.stringContaining('"main"'),
    expect.stringContaining('"child"'),
  ]);
});

test("a session without calls says so and offers nothing to save", () => {
  renderTable([]);
  expect(screen.getByText("No tool has been called yet.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("saving hands over a file and lets go of its address", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:saved-${blobs.push(blob)}`) as never;
  const revoked: string[] = [];
  URL.revokeObjectURL = (address) => void revoked.push(address);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  renderTable(["bash"]);
  await userEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
  await userEvent.click(screen.getByRole("button", { name: "Save as OpenTelemetry traces" }));
  await vi.waitFor(() => expect(blobs.map(({ type }) => type)).toEqual(["text/csv", "application/json"]));
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(revoked).toEqual(["blob:saved-1", "blob:saved-2"]);
});
