import { createToolCallStore, type Issue, type ToolCallStoreOptions } from "acp-tool-calls/store";
import { expect, test } from "vitest";

const OPTIONS = [
  { optionId: "a", name: "Allow once", kind: "allow_once" },
  { optionId: "r", name: "Reject", kind: "reject_once" },
];

function setUp(options: Partial<ToolCallStoreOptions> = {}) {
  let time = 1000;
  const issues: Issue[] = [];
  const store = createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    now: () => time,
    onIssue: (issue) => issues.push(issue),
    ...options,
  });
  const ask = (toolCall: object, rest: object = {}, requestOptions: object = {}) =>
    store.requestPermission(
      {
        sessionId: "s",
        title: "Run?",
        options: OPTIONS,
        subject: { type: "tool_call", toolCall },
        ...rest,
      } as never,
      { requestId: 1, ...requestOptions },
    );
  const update = (fields: object) =>
    store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "t", ...fields } as never);
  const request = () => store.getState().permissionRequests[0];
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { store, issues, ask, update, request, wait };
}

const LS = { toolCallId: "t", rawInput: { command: "ls" } };

test("a request starts at generation 1, with the call as it was asked about", () => {
  const { ask, request } = setUp();
  ask(LS);
  expect(request()).toMatchObject({ generation: 1, toolCall: { rawInput: { command: "ls" } } });
  expect(request()?.change).toBeUndefined();
});

test("a changed call starts a new generation that says what changed", () => {
  const { store, ask, update, request } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(request()).toMatchObject({
    generation: 2,
    toolCall: { rawInput: { command: "rm -rf ~" } },
    change: { fields: ["rawInput"], before: { rawInput: { command: "ls" } } },
  });
});

test.each([
  ["a status", { status: "in_progress" }],
  ["metadata", { _meta: { a: 1 } }],
  ["the same again", { rawInput: { command: "ls" }, content: [] }],
])("%s is no other question", (_, fields) => {
  const { store, ask, update, request } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  update(fields);
  expect(request()).toMatchObject({ generation: 1 });
});

test("input that holds itself, as no JSON does, is compared to an end", () => {
  const inRing = (length: number) => {
    const first: Record<string, unknown> = {};
    let last = first;
    for (let i = 1; i < length; i++) {
      const next = {};
      last.next = next;
      last = next;
    }
    last.next = first;
    return first;
  };
  const { store, ask, update, request } = setUp();
  ask({ toolCallId: "t", rawInput: inRing(2) });
  store.reviewPermission(1, 1);
  update({ rawInput: inRing(2) });
  expect(request()).toMatchObject({ generation: 1 });
  update({ rawInput: inRing(3) });
  expect(request()).toMatchObject({ generation: 2 });
});

test("an answer to what was shown before a change is not sent", () => {
  const { store, ask, update, request } = setUp();
  ask(LS);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(store.answerPermission(1, "a", { generation: 1 })).toBe(false);
  expect(request()).toBeDefined();
});

test("an update that still waits counts before an answer does", () => {
  const { store, ask, update } = setUp({ schedule: () => {} });
  ask(LS);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(store.answerPermission(1, "a", { generation: 1 })).toBe(false);
});

test("a rejection counts whatever the question has become, so that no flood of changes prevents it", async () => {
  const { store, ask, update } = setUp({ schedule: () => {} });
  const response = ask(LS);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(store.answerPermission(1, "r", { generation: 1 })).toBe(true);
  expect(await response).toEqual({ outcome: { outcome: "selected", optionId: "r" } });
});

test("an id that allow and reject share is no rejection: it does not count after a change", () => {
  const { store, ask, update } = setUp();
  ask(LS, { options: [OPTIONS[0], { ...OPTIONS[1], optionId: "a" }] });
  update({ rawInput: { command: "rm -rf ~" } });
  expect(store.answerPermission(1, "a", { generation: 1 })).toBe(false);
});

test("what nobody was shown needs no review", () => {
  const { ask, update, request } = setUp();
  ask(LS);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(request()).toMatchObject({ generation: 2 });
  expect(request()?.change).toBeUndefined();
});

test("details that come before anybody could read need no review; replaced ones always do", () => {
  const { store, ask, update, request, wait } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  wait(16);
  update({ rawInput: { command: "ls", cwd: "/w" }, locations: [{ path: "/w" }] });
  expect(request()).toMatchObject({ generation: 2 });
  expect(request()?.change).toBeUndefined();
  update({ rawInput: { command: "rm", cwd: "/w" } });
  expect(request()?.change?.fields).toEqual(["rawInput"]);
});

test("details that come later are a change", () => {
  const { store, ask, update, request, wait } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  wait(400);
  update({ rawInput: { command: "ls", cwd: "/w" } });
  expect(request()?.change?.fields).toEqual(["rawInput"]);
});

test("a review counts for the generation that was shown, and only for it", () => {
  const { store, ask, update, request } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  update({ rawInput: { command: "rm -rf ~" } });
  expect(store.reviewPermission(1, 1)).toBe(false);
  expect(request()?.change).toBeDefined();
  expect(store.reviewPermission(1, 2)).toBe(true);
  expect(request()?.change).toBeUndefined();
  expect(store.answerPermission(1, "a", { generation: 2 })).toBe(true);
});

test("a change that is taken back is none, but still another generation", () => {
  const { store, ask, update, request } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  update({ rawInput: { command: "rm -rf ~" } });
  update({ rawInput: { command: "ls" } });
  expect(request()?.change).toBeUndefined();
  expect(request()?.generation).toBe(3);
});

test("a second request about a call changes the question of the first", () => {
  const { store, ask, request } = setUp();
  ask(LS);
  store.reviewPermission(1, 1);
  ask({ toolCallId: "t", rawInput: { command: "rm -rf ~" } }, {}, { requestId: 2 });
  expect(request()?.change?.fields).toEqual(["rawInput"]);
});

test("a raw input nested 100,000 deep is compared without overflowing", () => {
  const { store, ask, update, request } = setUp();
  const nest = (inner: unknown) => {
    let value = inner;
    for (let depth = 0; depth < 100_000; depth++) value = [value];
    return value;
  };
  ask({ toolCallId: "t", rawInput: nest(1) });
  store.reviewPermission(1, 1);
  update({ rawInput: nest(1) });
  expect(request()?.generation).toBe(1);
  update({ rawInput: nest(2) });
  expect(request()?.change?.fields).toEqual(["rawInput"]);
});

test("each request is answered once, whatever comes after", async () => {
  const { store, ask } = setUp();
  const response = ask(LS);
  expect(store.answerPermission(1, "r")).toBe(true);
  expect(store.answerPermission(1, "a")).toBe(false);
  expect(store.cancelPermission(1)).toBe(false);
  store.cancelTurn();
  expect(await response).toEqual({ outcome: { outcome: "selected", optionId: "r" } });
  expect(store.getState().permissionRecords).toHaveLength(1);
});

test("an option that is not offered sends nothing", () => {
  const { store, ask, request } = setUp();
  ask(LS);
  expect(store.answerPermission(1, "allow_everything")).toBe(false);
  expect(store.answerPermission("1", "a")).toBe(false);
  expect(request()).toBeDefined();
});

test.each(["__proto__", "constructor", "toString", "", "a\ud800"])(
  "an option id %j is an ordinary one: sent as it is when offered, and not otherwise",
  async (optionId) => {
    const { store, ask } = setUp();
    ask(LS);
    expect(store.answerPermission(1, optionId)).toBe(false);
    store.cancelPermission(1);
    const response = ask(LS, { options: [{ optionId, name: "Go", kind: "allow_once" }] });
    expect(store.answerPermission(1, optionId)).toBe(true);
    expect(await response).toEqual({ outcome: { outcome: "selected", optionId } });
  },
);

test("a request whose signal was aborted before it came is never pending", async () => {
  const { store, ask } = setUp();
  const response = ask(LS, {}, { signal: AbortSignal.abort() });
  expect(store.getState().permissionRequests).toEqual([]);
  expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
  expect(store.getState().permissionRecords).toMatchObject([{ answeredBy: "withdrawn" }]);
});

test("while an answer is on its way another one sends nothing, and after it has failed one does", async () => {
  const sent: unknown[] = [];
  let fail = (_: Error) => {};
  const send = (response: unknown) => {
    sent.push(response);
    return sent.length > 1 ? undefined : new Promise<void>((_, reject) => (fail = reject));
  };
  const { store, ask, request, issues } = setUp();
  const response = ask(LS, {}, { send });
  expect(store.answerPermission(1, "a")).toBe(true);
  expect(store.answerPermission(1, "r")).toBe(false);
  expect(request()).toMatchObject({ delivery: "sending" });
  fail(new Error("offline"));
  await expect.poll(() => request()).toMatchObject({ delivery: "failed" });
  expect(store.answerPermission(1, "r")).toBe(true);
  expect(await response).toEqual({ outcome: { outcome: "selected", optionId: "r" } });
  expect(sent).toHaveLength(2);
  expect(issues).toMatchObject([{ code: "permission_not_sent" }]);
});

test("a second request under an id that is still open is answered at once and changes nothing", async () => {
  const { store, ask, request } = setUp();
  const first = ask(LS);
  expect(await ask({ toolCallId: "u", rawInput: { command: "rm" } })).toEqual({
    outcome: { outcome: "cancelled" },
  });
  expect(request()).toMatchObject({ toolCall: { rawInput: { command: "ls" } } });
  store.answerPermission(1, "a");
  expect(await first).toEqual({ outcome: { outcome: "selected", optionId: "a" } });
});

test("requests about one call that changes all ask anew, and the change is looked at once, not once for each", () => {
  const { store } = setUp();
  const asking = (toolCallId: string) =>
    ({
      sessionId: "s",
      options: OPTIONS,
      title: "Run?",
      subject: { type: "tool_call", toolCall: { toolCallId } },
    }) as never;
  store.requestPermission(asking("other"), { requestId: "other" });
  for (let requestId = 0; requestId < 100; requestId++) store.requestPermission(asking("t"), { requestId });
  const [other] = store.getState().permissionRequests;
  let reads = 0;
  const rawInput = {
    get command() {
      reads++;
      return "rm";
    },
  };
  store.applySessionUpdate({
    sessionUpdate: "tool_call_update",
    toolCallId: "t",
    rawInput: { command: "ls" },
  });
  store.flush();
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "t", rawInput });
  store.flush();
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(10);
  const [first, ...rest] = store.getState().permissionRequests;
  expect(first).toBe(other);
  expect(rest).toHaveLength(100);
  for (const { generation } of rest) expect(generation).toBe(3);
});

test("a withdrawn request takes no answer, and its record says so", async () => {
  const { store, ask } = setUp();
  const abort = new AbortController();
  const response = ask(LS, {}, { signal: abort.signal });
  abort.abort();
  expect(store.answerPermission(1, "a")).toBe(false);
  expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
  expect(store.getState().permissionRecords[0]).toMatchObject({ answeredBy: "withdrawn" });
});

test("a dismissed request is recorded as the user's doing", async () => {
  const { store, ask } = setUp();
  const response = ask(LS);
  store.cancelPermission(1, "user");
  expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
  expect(store.getState().permissionRecords[0]).toMatchObject({ answeredBy: "user" });
});

test("the record keeps what was asked, what was chosen, when and by whom", () => {
  const { store, ask, wait } = setUp();
  ask(LS, { description: "Lists files" });
  wait(5000);
  store.answerPermission(1, "a");
  expect(store.getState().permissionRecords).toMatchObject([
    {
      title: "Run?",
      description: "Lists files",
      toolCall: { rawInput: { command: "ls" } },
      outcome: { outcome: "selected", optionId: "a" },
      answeredBy: "user",
      requestedAt: 1000,
      answeredAt: 6000,
    },
  ]);
});

test.each([
  ["an option", OPTIONS[0]],
  ["an id", "a"],
])("a policy answers with %s, and nobody is asked", async (_, decision) => {
  const { store, ask } = setUp({ decide: () => decision });
  const pending: number[] = [];
  store.subscribe((session) => pending.push(session.permissionRequests.length));
  expect(await ask(LS)).toEqual({ outcome: { outcome: "selected", optionId: "a" } });
  expect(store.getState().permissionRecords[0]).toMatchObject({ answeredBy: "policy" });
  expect(pending).not.toContain(1);
});

test("a policy without an opinion leaves the request to the user", () => {
  const { issues, ask, request } = setUp({ decide: () => undefined });
  ask(LS);
  expect(request()).toBeDefined();
  expect(issues).toEqual([]);
});

test.each<[string, ToolCallStoreOptions["decide"], object[]]>([
  [
    "throws",
    () => {
      throw new Error("no rules loaded");
    },
    OPTIONS,
  ],
  ["chooses what is not offered", () => "allow_everything", OPTIONS],
  ["chooses an id that two options share", () => "a", [...OPTIONS, { ...OPTIONS[1], optionId: "a" }]],
])("a policy that %s leaves the request to the user, and that is reported", (_, decide, options) => {
  const { issues, ask, request } = setUp({ decide });
  ask(LS, { options });
  expect(request()).toBeDefined();
  expect(issues).toMatchObject([{ code: "policy_failed" }]);
});

test("a policy sees the call with the request's own changes", () => {
  const seen: unknown[] = [];
  const { ask } = setUp({
    decide: ({ toolCall }) => {
      seen.push(toolCall?.rawInput);
      return undefined;
    },
  });
  ask(LS);
  expect(seen).toEqual([{ command: "ls" }]);
});

test("an answer that could not be sent can be given again", async () => {
  const { store, issues, ask, request } = setUp();
  const sent: unknown[] = [];
  const failures = [new Error("offline")];
  const response = ask(
    LS,
    {},
    {
      send: async (answer: unknown) => {
        const failure = failures.pop();
        if (failure) throw failure;
        sent.push(answer);
      },
    },
  );
  expect(store.answerPermission(1, "a")).toBe(true);
  expect(request()?.delivery).toBe("sending");
  expect(store.answerPermission(1, "a")).toBe(false);
  await expect.poll(() => request()?.delivery).toBe("failed");
  expect(issues).toMatchObject([{ code: "permission_not_sent" }]);
  expect(store.answerPermission(1, "r")).toBe(true);
  expect(await response).toEqual({ outcome: { outcome: "selected", optionId: "r" } });
  expect(sent).toEqual([{ outcome: { outcome: "selected", optionId: "r" } }]);
  expect(store.getState().permissionRequests).toEqual([]);
});

test("a turn cancelled while an answer fails to be sent answers cancelled in its place", async () => {
  const { store, ask } = setUp();
  let fail = (_: Error) => {};
  const sent: unknown[] = [];
  const response = ask(
    LS,
    {},
    {
      send: (answer: unknown) => {
        sent.push(answer);
        return sent.length > 1 ? undefined : new Promise<void>((_, reject) => (fail = reject));
      },
    },
  );
  store.answerPermission(1, "a");
  await Promise.resolve();
  store.cancelTurn();
  fail(new Error("offline"));
  expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
  expect(sent).toHaveLength(2);
});

test("a malformed request is refused to the host's transport, too", async () => {
  const { store, ask } = setUp();
  const sent: unknown[] = [];
  const response = ask(LS, { options: "all" }, { send: (answer: unknown) => void sent.push(answer) });
  expect(await response).toEqual({ outcome: { outcome: "cancelled" } });
  expect(sent).toEqual([{ outcome: { outcome: "cancelled" } }]);
  expect(store.getState().permissionRequests).toEqual([]);
});
