import { act, fireEvent, render, screen } from "@testing-library/react";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider, useTerminal } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rendered = vi.fn();
const unmounted = vi.fn();

/** A view of the host's with something to lose, which follows a terminal as the kit's own views do. */
function Notes(): ReactNode {
  rendered();
  const terminal = useTerminal("t");
  useEffect(() => unmounted, []);
  return <input aria-label={`Notes on ${terminal?.output.byteLength} bytes`} />;
}

function setUp(kit: { keepClosedMs?: number } = {}) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const send = (fields: object) => act(() => store.applySessionUpdate(fields as never));
  const update = (fields: object) =>
    send({ sessionUpdate: "tool_call_update", toolCallId: "c", kind: "execute", ...fields });
  const print = () => send({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data: btoa("12345") });
  update({ title: "build", status: "in_progress" });
  print();
  const kinds = { execute: () => <Notes /> };
  render(
    <ToolCallKitProvider renderers={{ kinds }} {...kit}>
      <ToolCallStoreProvider store={store}>
        <ToolCallById toolCallId="c" />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  rendered.mockClear();
  unmounted.mockClear();
  const toggle = () => fireEvent.click(screen.getByRole("button", { name: /build/ }));
  const notes = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Notes on/ });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { update, print, toggle, notes, wait };
}

test("a body that is opened again soon is there as it was left", () => {
  const { toggle, notes, wait } = setUp();
  fireEvent.change(notes(), { target: { value: "slow" } });
  toggle();
  expect(screen.queryByRole("textbox")).toBeNull();
  wait(29_000);
  toggle();
  expect(notes()).toHaveValue("slow");
  wait(60_000);
  expect(unmounted).not.toHaveBeenCalled();
});

test("a while after closing, a body is released", () => {
  const { toggle, notes, wait } = setUp();
  fireEvent.change(notes(), { target: { value: "slow" } });
  toggle();
  wait(30_000);
  expect(unmounted).toHaveBeenCalledTimes(1);
  toggle();
  expect(notes()).toHaveValue("");
});

test("how long a body is kept is the host's choice; 0 releases it at once", () => {
  const { toggle } = setUp({ keepClosedMs: 0 });
  toggle();
  expect(unmounted).toHaveBeenCalledTimes(1);
});

test("a closed body renders for no update of its call or terminal, and shows all of them when it is opened", () => {
  const { update, print, toggle, notes } = setUp();
  toggle();
  rendered.mockClear();
  for (let index = 0; index < 20; index++) {
    update({ title: `build ${index}` });
    print();
  }
  expect(rendered).not.toHaveBeenCalled();
  toggle();
  expect(notes()).toHaveAccessibleName("Notes on 105 bytes");
  print();
  expect(notes()).toHaveAccessibleName("Notes on 110 bytes");
});
