import { act, screen } from "@testing-library/react";
import { TOOL_CALL_STATUSES, TOOL_KINDS } from "acp-tool-calls/store";
import { afterEach, expect, test, vi } from "vitest";
import { openStore, part, parts, showCall, showStore, textItem, update } from "../showCall.js";

afterEach(() => {
  vi.useRealTimers();
});

test("each kind has an icon of its own, and an unknown kind that of `other`", () => {
  const store = openStore();
  for (const kind of [...TOOL_KINDS, "teleport"]) update(store, { toolCallId: kind, kind });
  showStore(store);
  const drawings = parts("tool-call-kind-icon").map((icon) => icon.querySelector("path")?.getAttribute("d"));
  expect(new Set(drawings).size).toBe(TOOL_KINDS.length);
  expect(drawings.at(-1)).toBe(drawings[TOOL_KINDS.indexOf("other")]);
});

test("each status has an icon and a word of its own", () => {
  const store = openStore();
  for (const status of TOOL_CALL_STATUSES) update(store, { toolCallId: status, status }, true);
  showStore(store);
  const shown = parts("tool-call-status");
  expect(shown.map((status) => status.textContent)).toEqual([
    "Pending",
    "Running",
    "Paused",
    "Done",
    "Failed",
    "Cancelled",
  ]);
  const drawings = shown.map((status) => status.querySelector("path")?.getAttribute("d"));
  expect(new Set(drawings).size).toBe(TOOL_CALL_STATUSES.length);
});

test("an unknown status is shown as running, with the agent's word", () => {
  showCall({ status: "warming_up" });
  expect(part("tool-call-status")).toHaveTextContent("Running (warming_up)");
  expect(part("tool-call")).toHaveAttribute("data-status", "in_progress");
});

test("icons are hidden from assistive technology, and a host may draw its own", () => {
  showCall(
    { title: "Read notes", kind: "read", status: "completed" },
    { icons: { kinds: { read: <b>book</b> }, statuses: { completed: <b>tick</b> } } },
  );
  expect(part("tool-call-kind-icon")).toHaveTextContent("book");
  expect(part("tool-call-kind-icon")).toHaveAttribute("aria-hidden", "true");
  expect(part("tool-call-status")).toHaveTextContent("tick");
});

test("while the user is asked, it needs approval and shows no running time", () => {
  const now = { value: 0 };
  const store = openStore(now);
  update(store, { title: "Write plan", kind: "edit", status: "in_progress" });
  void store.requestPermission({
    sessionId: "s",
    title: "Write?",
    subject: { type: "tool_call", toolCall: { toolCallId: "c1" } },
    options: [{ optionId: "ok", name: "Allow once", kind: "allow_once" }],
  });
  now.value = 9000;
  showStore(store);
  expect(part("tool-call-status")).toHaveTextContent(/^Needs approval$/);
  expect(screen.getByRole("article")).toHaveAccessibleDescription("Needs approval");
});

test.each(["completed", "failed", "in_progress"])(
  "a rejected call that the agent says is %s is rejected",
  (status) => {
    const store = openStore();
    update(store, { title: "Erase board", kind: "delete", status: "pending" });
    void store.requestPermission(
      {
        sessionId: "s",
        title: "Erase?",
        subject: { type: "tool_call", toolCall: { toolCallId: "c1" } },
        options: [{ optionId: "no", name: "Reject", kind: "reject_once" }],
      },
      { requestId: 1 },
    );
    store.answerPermission(1, "no");
    update(store, { status });
    showStore(store);
    expect(part("tool-call-status")).toHaveTextContent(/^Rejected$/);
    expect(part("tool-call")).toHaveAttribute("data-outcome", "rejected");
    expect(part("tool-call-status").dataset.tone).toBe("idle");
  },
);

test.each([
  [{ exitCode: 1 }, "Exit 1"],
  [{ exitCode: -1073741510 }, "Exit -1073741510"],
  [{ signal: "SIGTERM" }, "SIGTERM"],
  [{}, "Failed"],
  [{ exitCode: 0 }, "Failed"],
])("a failed call whose command ended with %j says %s", (exitStatus, word) => {
  const store = openStore();
  store.applySessionUpdate({ sessionUpdate: "terminal_update", terminalId: "t", exitStatus });
  update(
    store,
    { kind: "execute", status: "failed", content: [{ type: "terminal", terminalId: "t" }] },
    true,
  );
  showStore(store);
  expect(part("tool-call").querySelector('[data-acp="tool-call-status-word"]')).toHaveTextContent(word);
});

test("a command's exit code does not overrule the status of the call", () => {
  const store = openStore();
  store.applySessionUpdate({
    sessionUpdate: "terminal_update",
    terminalId: "t",
    exitStatus: { exitCode: 1 },
  });
  update(
    store,
    { kind: "execute", status: "completed", content: [{ type: "terminal", terminalId: "t" }] },
    true,
  );
  showStore(store);
  expect(part("tool-call-status")).toHaveTextContent("Done");
});

test("while it runs, whole seconds count up and are not read out", () => {
  vi.useFakeTimers({ now: 0 });
  const now = { value: 0 };
  const store = openStore(now);
  update(store, { title: "npm test", kind: "execute", status: "in_progress" });
  showStore(store);
  expect(part("tool-call-elapsed")).toHaveTextContent("");
  for (const seconds of [1, 2, 61]) {
    now.value = seconds * 1000;
    act(() => void vi.advanceTimersByTime(1000));
  }
  expect(part("tool-call-elapsed")).toHaveTextContent("1 min 1 s");
  expect(part("tool-call-elapsed")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("article")).toHaveAccessibleDescription("Running");
});

test("the running time stands still while the page is hidden", () => {
  vi.useFakeTimers({ now: 0 });
  const now = { value: 0 };
  const store = openStore(now);
  update(store, { status: "in_progress" });
  showStore(store);
  act(() => void vi.advanceTimersByTime(1)); // what loads late is asked for
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(vi.getTimerCount()).toBe(0);
  now.value = 5000;
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(part("tool-call-elapsed")).toHaveTextContent("5 s");
});

test("a finished call says how long it took; its word is for screen readers", () => {
  const now = { value: 0 };
  const store = openStore(now);
  update(store, { status: "in_progress" });
  now.value = 4249;
  update(store, { status: "completed" });
  showStore(store);
  expect(part("tool-call-elapsed")).toHaveTextContent("4.2 s");
  expect(screen.getByRole("article")).toHaveAccessibleDescription("Done 4.2 s");
});

test("replayed history has no times", () => {
  const store = openStore({ value: 1000 });
  update(store, { toolCallId: "a", status: "completed" }, true);
  update(store, { toolCallId: "b", status: "in_progress" }, true);
  showStore(store);
  expect(parts("tool-call-elapsed")).toEqual([]);
});

test("the title is plain text, whole on hover, and keeps its line breaks", () => {
  showCall({ title: "# one\n**two**", name: "bash", kind: "other" });
  const title = part("tool-call-title");
  expect(title.textContent).toBe("# one\n**two**");
  expect(title).toHaveAttribute("title", "# one\n**two**");
  expect(title.children).toHaveLength(0);
});

test("the title's direction follows its text; commands and names stay left to right", () => {
  const store = openStore();
  update(store, { toolCallId: "a", title: "قراءة", name: "read_file" });
  update(store, { toolCallId: "b", title: "ls -la", kind: "execute", rawInput: { command: "ls -la" } });
  showStore(store);
  expect(parts("tool-call-title").map((title) => title.dir)).toEqual(["auto", "ltr"]);
  expect(part("tool-call-name").dir).toBe("ltr");
});

test("several files are counted once each", () => {
  showCall({ kind: "search", locations: [{ path: "/a", line: 1 }, { path: "/a", line: 9 }, { path: "/b" }] });
  expect(part("tool-call-fact")).toHaveTextContent("2 files");
});

test("a label of the host's replaces the English one everywhere", () => {
  showCall(
    { title: "Notizen", kind: "read", status: "paused", content: [textItem("x")] },
    {
      labels: {
        toolCall: {
          statuses: {
            pending: "Wartet",
            in_progress: "Läuft",
            paused: "Pausiert",
            completed: "Fertig",
            failed: "Fehler",
            cancelled: "Abgebrochen",
          },
        },
      },
    },
  );
  expect(screen.getByRole("article")).toHaveAccessibleDescription("Pausiert");
});
