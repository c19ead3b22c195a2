import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCall } from "acp-tool-calls";
import { expect, test, vi } from "vitest";
import { openStore, part, parts, showCall, showStore, textItem, update } from "../showCall.js";

const TEST_RUN = { title: "cargo test", kind: "execute", status: "in_progress" } as const;

test("is named by what it does and described by how it stands", () => {
  showCall(TEST_RUN);
  const name = "Run command: cargo test";
  expect(screen.getByRole("article", { name })).toHaveAccessibleDescription("Running");
  expect(screen.getByRole("button", { name })).toHaveAccessibleDescription("Running");
});

test("has a heading of the level that the host asks for", () => {
  const store = openStore();
  update(store, TEST_RUN);
  const toolCall = store.getToolCall("c1");
  if (!toolCall) throw new Error("no call");
  render(<ToolCall toolCall={toolCall} headingLevel={5} />);
  expect(screen.getByRole("heading", { level: 5, name: "Run command: cargo test" })).toBeVisible();
});

test("needs no store to show plain data, and opens and closes without one", async () => {
  const store = openStore();
  update(store, { title: "Read notes", kind: "read", content: [textItem("water daily")] });
  const toolCall = store.getToolCall("c1");
  if (!toolCall) throw new Error("no call");
  render(<ToolCall toolCall={toolCall} />);
  await userEvent.click(screen.getByRole("button", { name: "Read: Read notes" }));
  expect(screen.getByText("water daily")).toBeVisible();
});

test("opens and closes by its header, with the keyboard too, and keeps the focus there", async () => {
  showCall({ title: "Read notes", kind: "read", status: "completed", content: [textItem("water daily")] });
  const header = screen.getByRole("button", { name: "Read: Read notes" });
  expect(header).toHaveAttribute("aria-expanded", "false");
  expect(part("tool-call")).toHaveAttribute("data-state", "closed");
  await userEvent.tab();
  expect(header).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(header).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("water daily")).toBeVisible();
  await userEvent.keyboard(" ");
  expect(header).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByText("water daily")).not.toBeVisible();
  expect(header).toHaveFocus();
});

test("its header controls a panel that is in the document whether open or closed", async () => {
  showCall({ title: "Read notes", kind: "read", status: "completed" });
  const header = part("tool-call-header");
  const panel = part("tool-call-body");
  expect(header).toHaveAttribute("aria-controls", panel.id);
  expect(panel).not.toBeVisible();
  await userEvent.click(header);
  expect(panel).toBeVisible();
});

test("a closed call renders no body at all", () => {
  const renderer = vi.fn(() => null);
  showCall(
    { title: "Read notes", kind: "read", status: "completed", content: [textItem("water daily")] },
    { renderers: { kinds: { read: renderer } } },
  );
  expect(renderer).not.toHaveBeenCalled();
});

test("content that streams in neither opens nor closes it", async () => {
  const store = showCall({ title: "Think", kind: "think", status: "in_progress" });
  const append = (text: string) =>
    act(() =>
      store.applySessionUpdate({
        sessionUpdate: "tool_call_content_chunk",
        toolCallId: "c1",
        content: textItem(text),
      }),
    );
  append("first");
  expect(part("tool-call")).toHaveAttribute("data-state", "closed");
  await userEvent.click(part("tool-call-header"));
  append("second");
  expect(part("tool-call")).toHaveAttribute("data-state", "open");
  expect(screen.getByText("second")).toBeVisible();
});

test("what the user opened stays open when the call is done, and when the list is shown anew", async () => {
  const store = openStore();
  update(store, { title: "Read notes", kind: "read", status: "in_progress" });
  const { unmount } = showStore(store);
  await userEvent.click(part("tool-call-header"));
  act(() => update(store, { status: "completed" }));
  expect(part("tool-call")).toHaveAttribute("data-state", "open");
  unmount();
  showStore(store);
  expect(part("tool-call")).toHaveAttribute("data-state", "open");
});

test("after a reset, a call that has the id of an old one follows its own default", async () => {
  const store = openStore();
  update(store, { title: "Read notes", kind: "read", status: "completed" });
  showStore(store);
  await userEvent.click(part("tool-call-header"));
  act(() => store.reset());
  act(() => update(store, { title: "Read letters", kind: "read", status: "completed" }));
  expect(part("tool-call")).toHaveAttribute("data-state", "closed");
});

test("what runs or failed is open, what is done is closed, what only looks stays closed", () => {
  const store = openStore();
  update(store, { toolCallId: "a", kind: "execute", status: "in_progress" });
  update(store, { toolCallId: "b", kind: "execute", status: "completed" });
  update(store, { toolCallId: "c", kind: "read", status: "in_progress" });
  update(store, { toolCallId: "d", kind: "read", status: "failed" });
  showStore(store);
  expect(parts("tool-call").map((card) => card.dataset.state)).toEqual(["open", "closed", "closed", "open"]);
});

test("a host's collapse policy decides until the user touches the card", async () => {
  showCall(
    { title: "Read notes", kind: "read", status: "completed" },
    { collapsePolicy: ({ kind }) => (kind === "read" ? "open" : "closed") },
  );
  expect(part("tool-call")).toHaveAttribute("data-state", "open");
  await userEvent.click(part("tool-call-header"));
  expect(part("tool-call")).toHaveAttribute("data-state", "closed");
});

test("what changes or runs something is a card, what looks is a line, what asks becomes a card", () => {
  const store = openStore();
  const kinds = [
    "read",
    "search",
    "fetch",
    "think",
    "switch_mode",
    "other",
    "edit",
    "delete",
    "move",
    "execute",
  ];
  for (const kind of kinds) update(store, { toolCallId: kind, kind });
  showStore(store);
  const cards = parts("tool-call").filter((call) => call.dataset.appearance === "card");
  expect(cards.map((card) => card.dataset.kind)).toEqual(["edit", "delete", "move", "execute"]);
  act(() => {
    void store.requestPermission({
      sessionId: "s",
      title: "Read it?",
      subject: { type: "tool_call", toolCall: { toolCallId: "read" } },
      options: [{ optionId: "ok", name: "Allow once", kind: "allow_once" }],
    });
  });
  expect(parts("tool-call")[0]).toHaveAttribute("data-appearance", "card");
  expect(parts("tool-call")[0]).toHaveAttribute("data-awaiting");
});

test("the body has locations, permissions, content, raw input and raw output, in that order", () => {
  const store = openStore();
  update(store, {
    kind: "edit",
    status: "failed",
    locations: [{ path: "/w/a.txt" }],
    content: [textItem("first"), textItem("second")],
    rawInput: { path: "a.txt" },
    rawOutput: { ok: false },
  });
  void store.requestPermission(
    {
      sessionId: "s",
      title: "Change it?",
      subject: { type: "tool_call", toolCall: { toolCallId: "c1" } },
      options: [{ optionId: "ok", name: "Allow once", kind: "allow_once" }],
    },
    { requestId: 1 },
  );
  store.answerPermission(1, "ok");
  showStore(store);
  const order = [...part("tool-call-body").querySelectorAll("[data-acp]")]
    .map((element) => element.getAttribute("data-acp") ?? "")
    .filter((name) =>
      ["tool-call-locations", "permission-record", "content", "raw-input", "raw-output"].includes(name),
    );
  expect(order).toEqual([
    "tool-call-locations",
    "permission-record",
    "content",
    "content",
    "raw-input",
    "raw-output",
  ]);
});

test("a raw output alone is the output and open; beside content it is folded", async () => {
  const store = openStore();
  update(store, { toolCallId: "a", status: "failed", rawOutput: "store.txt:3:apples" });
  update(store, { toolCallId: "b", status: "failed", rawOutput: "pears", content: [textItem("plums")] });
  showStore(store);
  expect(parts("raw-output").map((raw) => raw.dataset.state)).toEqual(["open", "closed"]);
  expect(screen.getByText(/store\.txt:3:apples/)).toBeVisible();
  expect(screen.queryByText(/pears/)).not.toBeInTheDocument();
});

test.each([0, false, ""])("a raw value of %j is shown", (value) => {
  showCall({ status: "failed", rawInput: value, rawOutput: value });
  expect(screen.getByRole("button", { name: "Input" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Output" })).toBeVisible();
});

test("a body with nothing in it says so", async () => {
  const store = showCall({ kind: "execute", status: "in_progress" });
  expect(screen.getByText("Nothing to show yet.")).toBeVisible();
  act(() => update(store, { status: "failed" }));
  expect(screen.getByText("No output.")).toBeVisible();
});

test("find-in-page finds a closed call's text as plain text, and opens the call", () => {
  showCall({
    title: "Read notes",
    kind: "read",
    status: "completed",
    content: [textItem("**water** daily")],
  });
  const panel = part("tool-call-body");
  expect(panel).toHaveAttribute("hidden", "until-found");
  expect(panel).toHaveTextContent("**water** daily");
  expect(parts("content")).toEqual([]);
  act(() => void panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect(panel).not.toHaveAttribute("hidden");
  expect(part("tool-call-header")).toHaveAttribute("aria-expanded", "true");
  expect(part("content")).toBeVisible();
});

test("focus inside a panel that closes by itself goes to the header", () => {
  const store = openStore();
  update(store, {
    title: "npm test",
    kind: "execute",
    status: "in_progress",
    rawInput: { command: "npm test" },
  });
  showStore(store);
  screen.getByRole("button", { name: "Input" }).focus();
  act(() => update(store, { status: "completed" }));
  expect(part("tool-call")).toHaveAttribute("data-state", "closed");
  expect(part("tool-call-header")).toHaveFocus();
});
