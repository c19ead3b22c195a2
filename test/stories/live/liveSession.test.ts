import { expect, test } from "vitest";
import type { LiveSession } from "../../../stories/live/liveSession.js";
import { openScriptedAgent } from "../../../stories/live/openAgent.js";

const soon = (condition: () => boolean) => expect.poll(condition, { timeout: 10_000 }).toBe(true);

/** The statuses of all calls, in order. */
function statuses({ store }: LiveSession): (string | undefined)[] {
  return store.getState().toolCallIds.map((id) => store.getToolCall(id)?.status);
}

async function answer({ store }: LiveSession, optionId: string): Promise<void> {
  await soon(() => store.getState().permissionRequests.length === 1);
  store.answerPermission(store.getState().permissionRequests[0]?.requestId ?? "", optionId);
}

const finished = ({ view, store }: LiveSession) =>
  soon(() => {
    store.flush();
    return !view.getState().isRunning;
  });

test.each([1, 2] as const)("an allowed edit lets the v%d agent go on to its end", async (version) => {
  const session = await openScriptedAgent(version, 0);
  void session.prompt("go");
  await answer(session, "once");
  await finished(session);
  expect(statuses(session)).toEqual(["completed", "completed", "completed", "failed", "completed"]);
  const { transcript, issues } = session.view.getState();
  expect(issues).toEqual([]);
  expect(transcript[0]).toMatchObject({ type: "message", role: "user", text: "go" });
  expect(transcript.at(-1)).toMatchObject({ type: "message", role: "agent" });
  session.connection.close();
});

test.each([1, 2] as const)("a rejected edit is told to the v%d agent, which stops there", async (version) => {
  const session = await openScriptedAgent(version, 0);
  void session.prompt("go");
  await answer(session, "no");
  await finished(session);
  expect(statuses(session)).toEqual(["completed", "failed"]);
  session.connection.close();
});

test.each([1, 2] as const)("cancelling the turn withdraws the question of the v%d agent", async (version) => {
  const session = await openScriptedAgent(version, 0);
  void session.prompt("go");
  await soon(() => session.store.getState().permissionRequests.length === 1);
  await session.connection.cancelTurn();
  await finished(session);
  expect(session.store.getState().permissionRequests).toEqual([]);
  // v1 has no word for cancelled: its agent reports a failure.
  expect(statuses(session)).toEqual(["completed", version === 2 ? "cancelled" : "failed"]);
  session.connection.close();
});

/** Cancels the long call, or its terminal, as the buttons do. */
const CANCELS = {
  call: ({ store, connection }: LiveSession) => {
    const toolCall = store.getToolCall("turn1_soak");
    return toolCall && connection.cancelToolCall?.(toolCall);
  },
  terminal: ({ store, connection }: LiveSession) => {
    const terminal = store.getTerminal("turn1_soak_terminal");
    return terminal && connection.cancelTerminal?.(terminal);
  },
};

test.each(["call", "terminal"] as const)("one %s is cancelled by itself, once", async (what) => {
  const session = await openScriptedAgent(2, 20);
  void session.prompt("go");
  await answer(session, "once");
  await soon(() => session.store.getTerminal("turn1_soak_terminal") !== undefined);
  await CANCELS[what](session);
  await expect(CANCELS[what](session)).rejects.toThrow("Cannot be cancelled");
  await finished(session);
  expect(statuses(session).at(-1)).toBe("cancelled");
  session.connection.close();
});

test("a second prompt goes on in the same session", async () => {
  const session = await openScriptedAgent(2, 0);
  for (const expected of [2, 4]) {
    void session.prompt("go");
    await answer(session, "no");
    await finished(session);
    expect(session.store.getState().toolCallIds).toHaveLength(expected);
  }
  session.connection.close();
});

test("the v2 agent's sub-agents work in sessions of their own, and one asks there", async () => {
  const { sessions, store, view, prompt, connection } = await openScriptedAgent(2, 0);
  void prompt("Use sub-agents.");
  const children = () => [...sessions.getState().values()].filter((session) => session.parentSessionId);
  const asking = () =>
    children().find(({ sessionId }) => sessions.getStore(sessionId).getState().permissionRequests.length > 0);
  await soon(() => asking() !== undefined);
  const asked = sessions.getStore(asking()?.sessionId ?? "");
  asked.answerPermission(asked.getState().permissionRequests[0]?.requestId ?? "", "once");
  await soon(() => !view.getState().isRunning);
  expect(store.getState().toolCallIds).toEqual([]);
  expect(children().map(({ title, state }) => [title, state])).toEqual([
    ["Find who retries", "idle"],
    ["Run the tests", "idle"],
  ]);
  expect(view.getState().transcript.map(({ type }) => type)).toEqual([
    "message",
    "message",
    "subagent",
    "subagent",
    "message",
  ]);
  connection.close();
});

test("what the v2 agent does in the background goes on after the turn, and when the next is cancelled", async () => {
  const session = await openScriptedAgent(2, 5);
  const { store, connection } = session;
  const background = () => store.getState().backgroundToolCallIds;
  const output = () => store.getTerminal("turn1_terminal")?.output.byteLength ?? 0;
  void session.prompt("Start the preview in the background.");
  await soon(() => background().includes("turn1_serve"));
  await finished(session);
  expect(statuses(session)).toEqual(["in_progress"]);
  const printed = output();
  void session.prompt("go");
  await soon(() => store.getState().permissionRequests.length === 1);
  await connection.cancelTurn();
  await soon(() => output() > printed);
  expect(store.getToolCall("turn1_serve")?.status).toBe("in_progress");
  expect(store.getToolCall("turn2_edit")?.status).toBe("cancelled");
  await soon(() => store.getToolCall("turn1_serve")?.status === "completed");
  await soon(() => background().length === 0);
  connection.close();
});
