import { act, render, screen } from "@testing-library/react";
import { ToolCallStoreProvider, UnreferencedTerminals } from "acp-tool-calls";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

const shown = () =>
  [...document.querySelectorAll("[data-acp='terminal']")].map((terminal) =>
    terminal.getAttribute("data-terminal-id"),
  );

function showTerminals(): ToolCallStore {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  render(
    <ToolCallStoreProvider store={store}>
      <UnreferencedTerminals />
    </ToolCallStoreProvider>,
  );
  return store;
}

function terminal(store: ToolCallStore, terminalId: string): void {
  act(() => store.applySessionUpdate({ sessionUpdate: "terminal_update", terminalId, command: "mill" }));
}

function refer(store: ToolCallStore, toolCallId: string, ...terminalIds: string[]): void {
  const content = terminalIds.map((terminalId) => ({ type: "terminal" as const, terminalId }));
  act(() => store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId, content }));
}

test("a terminal without a call is shown, and no longer once a call shows it", () => {
  const store = showTerminals();
  terminal(store, "t1");
  terminal(store, "t2");
  expect(shown()).toEqual(["t1", "t2"]);
  refer(store, "c1", "t1");
  expect(shown()).toEqual(["t2"]);
});

test("a terminal whose call lets go of it comes back, and others in front of it stay first", () => {
  const store = showTerminals();
  refer(store, "c1", "t1", "t2");
  terminal(store, "t1");
  terminal(store, "t2");
  expect(shown()).toEqual([]);
  refer(store, "c1");
  expect(shown()).toEqual(["t1", "t2"]);
});

test("ids that join to the same text are told apart, and nothing is left after a reset", () => {
  const store = showTerminals();
  terminal(store, "a\nb");
  expect(shown()).toEqual(["a\nb"]);
  act(() => store.reset());
  expect(shown()).toEqual([]);
  terminal(store, "a");
  terminal(store, "b");
  expect(shown()).toEqual(["a", "b"]);
});

test("a terminal's command is read beside its output", () => {
  const store = showTerminals();
  terminal(store, "t1");
  expect(screen.getByText("mill")).toBeVisible();
});
