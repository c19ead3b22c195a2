import { act, render, screen } from "@testing-library/react";
import { ToolCallAnnouncer, ToolCallStoreProvider } from "acp-tool-calls";
import type { RequestPermissionRequestV2, ToolCallStore } from "acp-tool-calls/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, showStore, update } from "../showCall.js";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const polite = () => screen.getByRole("status").textContent;
const assertive = () => screen.getByRole("alert").textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function listen(store: ToolCallStore, reviewShortcut?: string): void {
  render(
    <ToolCallStoreProvider store={store}>
      <ToolCallAnnouncer reviewShortcut={reviewShortcut} />
    </ToolCallStoreProvider>,
  );
}

function ask(
  store: ToolCallStore,
  fields: Partial<RequestPermissionRequestV2> = {},
  requestId?: number,
): void {
  act(() => {
    void store.requestPermission(
      {
        sessionId: "s",
        title: "Run?",
        subject: { type: "command", command: "cargo test", cwd: "/w" },
        options: [
          { optionId: "a", name: "Allow once", kind: "allow_once" },
          { optionId: "r", name: "Reject", kind: "reject_once" },
        ],
        ...fields,
      },
      { requestId },
    );
  });
}

test("says once and politely how a call ended", () => {
  const store = openStore();
  listen(store);
  act(() => update(store, { title: "cargo test", kind: "execute", status: "in_progress" }));
  pass(5000);
  expect(polite()).toBe("");
  act(() => update(store, { status: "completed" }));
  pass(200);
  expect(polite()).toBe("Run command: cargo test. Done.");
});

test("sums up what ends at about the same time", () => {
  const store = openStore();
  listen(store);
  act(() => {
    for (const id of ["a", "b", "c"]) update(store, { toolCallId: id, status: "completed" });
    update(store, { toolCallId: "d", status: "failed" });
  });
  pass(200);
  expect(polite()).toBe("3 tool calls completed, 1 failed");
});

test("a thousand updates in a second make one message, and no second has two", () => {
  const store = openStore();
  listen(store);
  const messages = countMessages();
  for (let index = 0; index < 1000; index++) {
    act(() => update(store, { toolCallId: `c${index}`, status: "completed" }));
    pass(1);
  }
  expect(messages()).toBe(1);
  pass(1000);
  expect(messages()).toBe(2);
});

test("says nothing of history, neither what was there before nor what is loaded later", () => {
  const store = openStore();
  update(store, { toolCallId: "before", status: "completed" });
  listen(store);
  act(() => {
    for (let index = 0; index < 50; index++)
      update(store, { toolCallId: `h${index}`, status: "completed" }, true);
  });
  pass(5000);
  expect(polite()).toBe("");
});

test("says with what code a command exited", () => {
  const store = openStore();
  listen(store);
  act(() =>
    store.applySessionUpdate({
      sessionUpdate: "terminal_update",
      terminalId: "t",
      exitStatus: { exitCode: 1 },
    }),
  );
  pass(200);
  expect(polite()).toBe("Command exited with code 1.");
});

test("tells at once what is asked for, where, and with how many options", () => {
  const store = openStore();
  listen(store, "F8");
  ask(store);
  pass(200);
  expect(assertive()).toBe("Permission needed: run command cargo test in /w. 2 options. Press F8 to review.");
});

test("names the call where the request is about one", () => {
  const store = openStore();
  listen(store);
  ask(store, {
    subject: {
      type: "tool_call",
      toolCall: {
        toolCallId: "c1",
        title: "Write plan",
        kind: "edit",
        locations: [{ path: "/w/plan.md" }],
      },
    },
  });
  pass(200);
  expect(assertive()).toBe("Permission needed: Make this edit: /w/plan.md. 2 options.");
});

test("keeps to 200 characters and never drops the folder or the options", () => {
  const store = openStore();
  listen(store, "F8");
  ask(store, { subject: { type: "command", command: `echo ${"x".repeat(5000)}`, cwd: "/w" } });
  pass(200);
  expect(assertive()?.length).toBeLessThanOrEqual(200);
  expect(assertive()).toMatch(
    /^Permission needed: run command echo x+… \d+ more characters in \/w\. 2 options\. Press F8 to review\.$/,
  );
});

test("several requests at once are one message", () => {
  const store = openStore();
  listen(store);
  const messages = countMessages("alert");
  ask(store);
  ask(store);
  ask(store);
  pass(200);
  expect(assertive()).toBe(
    "3 permissions needed. Permission needed: run command cargo test in /w. 2 options.",
  );
  expect(messages()).toBe(1);
});

test("a request that was answered by then is not announced; a withdrawn one is said to be", () => {
  const store = openStore();
  listen(store);
  ask(store, {}, 1);
  act(() => void store.answerPermission(1, "a", { answeredBy: "policy" }));
  pass(200);
  expect(assertive()).toBe("");
  ask(store, {}, 2);
  pass(200);
  act(() => void store.cancelPermission(2));
  pass(1000);
  expect(polite()).toBe("Permission request withdrawn: run command cargo test in /w.");
});

test("says that the agent changed what it asks", () => {
  const store = openStore();
  listen(store);
  const toolCall = { toolCallId: "c1", kind: "execute", rawInput: { command: "ls" } } as const;
  ask(store, { subject: { type: "tool_call", toolCall } });
  pass(2000);
  act(() => update(store, { toolCallId: "c1", rawInput: { command: "rm -rf ." } }));
  pass(2000);
  expect(assertive()).toBe("Permission request changed: run command rm -rf ..");
});

test("hidden characters of a command are spelled out", () => {
  const store = openStore();
  listen(store);
  ask(store, { subject: { type: "command", command: "rm\u202e txt.a", cwd: "/w" } });
  pass(200);
  expect(assertive()).toContain("run command rm\\u{202e} txt.a in /w");
});

test("focus stays where it is when a permission is asked for", () => {
  const store = openStore();
  showStore(store, {}, [<input key="i" aria-label="composer" />, <ToolCallAnnouncer key="a" />]);
  const composer = screen.getByLabelText("composer");
  composer.focus();
  ask(store);
  pass(5000);
  expect(composer).toHaveFocus();
});

test("no other live region exists, whatever happens", () => {
  const store = openStore();
  update(store, { title: "npm test", kind: "execute", status: "in_progress" });
  ask(store, { subject: { type: "tool_call", toolCall: { toolCallId: "c1" } } });
  showStore(store);
  const live = document.querySelectorAll(
    '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
  );
  expect([...live]).toEqual([]);
});

test("what was said is cleared, so that nobody comes across it later", () => {
  const store = openStore();
  listen(store);
  act(() => update(store, { status: "failed" }));
  pass(200);
  expect(polite()).not.toBe("");
  pass(8000);
  expect(polite()).toBe("");
});

test("a session that was reset is listened to like a new one", () => {
  const store = openStore();
  listen(store);
  act(() => update(store, { toolCallId: "a", status: "in_progress" }));
  act(() => store.reset());
  act(() => update(store, { toolCallId: "a", title: "Again", kind: "read", status: "completed" }));
  pass(2000);
  expect(polite()).toBe("Read: Again. Done.");
});

function countMessages(role: "status" | "alert" = "status"): () => number {
  const region = screen.getByRole(role);
  let count = 0;
  const texts = new Set<string>();
  const observer = new MutationObserver((records) => note(records.length));
  const note = (changes: number) => {
    const text = region.textContent ?? "";
    if (changes > 0 && text !== "" && !texts.has(text)) {
      texts.add(text);
      count++;
    }
  };
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return () => {
    note(observer.takeRecords().length);
    return count;
  };
}
