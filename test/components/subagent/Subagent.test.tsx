import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallAnnouncer, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import type { SessionUpdateV2 } from "acp-tool-calls/store";
import { SubagentList, type SubagentListProps } from "acp-tool-calls/subagents";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.useRealTimers());

/** The sub-agents of the session `main`, as they are shown. */
function show(props: Pick<SubagentListProps, "onCancel"> = {}) {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync" });
  const send = (sessionId: string, update: object) =>
    act(() =>
      sessions.handleSessionUpdate({ params: { sessionId, update: update as unknown as SessionUpdateV2 } }),
    );
  const announce = (sessionId: string, fields: object, parentId = "main") =>
    send(parentId, { sessionUpdate: "subagent_update", sessionId, ...fields });
  const call = (sessionId: string, fields: object) =>
    send(sessionId, { sessionUpdate: "tool_call_update", toolCallId: "c1", ...fields });
  render(
    <ToolCallKitProvider>
      <ToolCallStoreProvider store={sessions.getStore("main")}>
        <SubagentList {...props} sessions={sessions} sessionId="main" />
        <ToolCallAnnouncer sessions={sessions} />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  return { sessions, announce, call };
}

const RUNNING = { state: { state: "running" } };
const IDLE = { state: { state: "idle", stopReason: "end_turn" } };
const lineOf = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const workOf = (title: string) => within(screen.getByRole("region", { name: `Sub-agent: ${title}` }));

test("a sub-agent's calls are below its line while it works, and nowhere else", () => {
  const { sessions, announce, call } = show();
  announce("child", { title: "Explore", description: "general-purpose", ...RUNNING });
  call("child", { title: "Read a.ts", kind: "read", status: "in_progress" });
  expect(lineOf("Explore")).toHaveAccessibleName("Explore general-purpose 1 read Running");
  expect(workOf("Explore").getByRole("heading", { name: /Read a.ts/ })).toBeVisible();
  expect(sessions.getStore("main").getState().toolCallIds).toEqual([]);
});

test("a sub-agent that is done is folded, and its line still says what it did", async () => {
  const { announce, call } = show();
  announce("child", { title: "Explore", ...RUNNING });
  call("child", { title: "Read a.ts", kind: "read", status: "completed" });
  announce("child", IDLE);
  expect(lineOf("Explore")).toHaveAttribute("aria-expanded", "false");
  expect(lineOf("Explore")).toHaveAccessibleName(/1 read Done/);
  expect(screen.queryByText("Read a.ts")).toBeNull();
  await userEvent.click(lineOf("Explore"));
  expect(workOf("Explore").getByText("Read a.ts")).toBeVisible();
});

test("failed calls and a cancelled sub-agent are told apart", () => {
  const { announce, call } = show();
  announce("one", { title: "One", ...RUNNING });
  call("one", { title: "Read", kind: "read", status: "failed" });
  announce("one", IDLE);
  announce("two", { title: "Two", state: { state: "idle", stopReason: "cancelled" } });
  expect(lineOf("One")).toHaveAccessibleName(/1 read failed 1 failed/);
  expect(lineOf("Two")).toHaveAccessibleName(/Cancelled/);
});

test("a sub-agent's own sub-agents are inside it", () => {
  const { announce, call } = show();
  announce("child", { title: "Outer", ...RUNNING });
  announce("grandchild", { title: "Inner", ...RUNNING }, "child");
  call("grandchild", { title: "Search", kind: "search" });
  expect(workOf("Outer").getByRole("button", { name: /^Inner/ })).toBeVisible();
  expect(workOf("Inner").getByRole("heading", { name: /Search/, level: 5 })).toBeVisible();
});

test("of sub-agents nested without end the first levels are open, and the next opens by hand", async () => {
  const { announce } = show();
  for (let level = 1; level <= 40; level++) {
    announce(`s${level}`, { title: `Level ${level}.`, ...RUNNING }, level > 1 ? `s${level - 1}` : "main");
  }
  expect(screen.getAllByRole("button", { name: /^Level/ })).toHaveLength(9);
  await userEvent.click(lineOf("Level 9\\."));
  expect(lineOf("Level 10\\.")).toHaveAttribute("aria-expanded", "false");
});

test("sub-agents that name each other as parents are shown once", () => {
  const { announce } = show();
  announce("a", { title: "A", ...RUNNING });
  announce("b", { title: "B", ...RUNNING }, "a");
  announce("a", { title: "A" }, "b");
  announce("main", { title: "Main" }, "b");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("what a sub-agent asks is asked inside it, its line says so, and it is spoken", async () => {
  vi.useFakeTimers();
  const { sessions, announce } = show();
  announce("child", { title: "Explore", ...RUNNING });
  const answered = sessions.handleRequestPermission({
    params: {
      sessionId: "child",
      title: "Delete it?",
      options: [{ optionId: "no", name: "Reject", kind: "reject_once" }],
    },
    requestId: 1,
    signal: new AbortController().signal,
  });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(lineOf("Explore")).toHaveAccessibleName(/Needs approval/);
  expect(workOf("Explore").getByText(/Delete it\?/)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Delete it\?/);
  act(() => void sessions.getStore("child").answerPermission(1, "no"));
  expect(await answered).toEqual({ outcome: { outcome: "selected", optionId: "no" } });
  expect(lineOf("Explore")).toHaveAccessibleName(/Running/);
});

test("a sub-agent that can be cancelled alone has a button, which says when the agent refused", async () => {
  const cancelled: string[] = [];
  const { announce } = show({
    onCancel(sessionId) {
      cancelled.push(sessionId);
      return Promise.reject(new Error("No"));
    },
  });
  announce("child", { title: "Explore", capabilities: { cancel: {} }, ...RUNNING });
  await userEvent.click(screen.getByRole("button", { name: "Cancel sub-agent" }));
  expect(cancelled).toEqual(["child"]);
  expect(await screen.findByText("The agent could not cancel it.")).toBeVisible();
  announce("child", IDLE);
  expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull();
});
