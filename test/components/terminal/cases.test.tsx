import { act, configure, render, screen, waitFor, within } from "@testing-library/react";
import { TerminalById, ToolCallById, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { describe, expect, test, vi } from "vitest";
import { expandMessages, playMessage, readCases, versionOf } from "../../store/cases.js";
import { openAll, parts } from "../showCall.js";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Plays a case's messages into a store, all of them or the first ones, and shows its calls, or its terminals. */
function showCase(number: string) {
  const item = readCases().find(({ id }) => id.startsWith(`${number}-`));
  if (!item) throw new Error(`There is no case ${number}.`);
  const store = createToolCallStore({ protocolVersion: versionOf(item), schedule: "sync" });
  const messages = expandMessages(item.messages) as Parameters<typeof playMessage>[1][];
  const play = (count = messages.length) =>
    act(() => {
      for (const message of messages.splice(0, count)) playMessage(store, message, new Map());
    });
  function show() {
    const { toolCallIds, terminalIds } = store.getState();
    render(
      <ToolCallStoreProvider store={store}>
        {toolCallIds.length > 0
          ? toolCallIds.map((id) => <ToolCallById key={id} toolCallId={id} />)
          : terminalIds.map((id) => <TerminalById key={id} terminalId={id} />)}
      </ToolCallStoreProvider>,
    );
    openAll();
  }
  return { play, show };
}

/** Shows a case as it is in the end. */
function showWhole(number: string): void {
  const { play, show } = showCase(number);
  play();
  show();
}

function rowsOf(terminal: Element = document.body): (string | null)[] {
  return [...terminal.querySelectorAll('[data-acp="terminal-row"]')].map((row) => row.textContent);
}

function terminal(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-terminal-id="${id}"]`);
  if (!found) throw new Error(`There is no terminal ${id}.`);
  return found;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what must not be there.
const NO_RESIDUE = /\u001b|\[[\d;]*[A-Za-z]/;

test("39 a progress bar: what was written over is not visible", async () => {
  showWhole("39");
  await waitFor(() => expect(rowsOf()).toEqual(["seeds 100%", "stored"]));
  expect(document.body).not.toHaveTextContent(/\b10%|55%/);
});

test("41 a character cut by chunks is whole", async () => {
  showWhole("41");
  await waitFor(() => expect(rowsOf().join("\n")).toContain("crème"));
  expect(document.body).not.toHaveTextContent("\ufffd");
});

describe("43 colours, split anywhere", () => {
  test("the text is shown without a trace of escape codes, and no element is made of it", async () => {
    showWhole("43");
    await waitFor(() => expect(rowsOf()).toEqual(["--> file <b>x</b> & y", " sw ", "amber plain"]));
    expect(document.body.textContent).not.toMatch(NO_RESIDUE);
    expect(document.querySelector("b")).toBeNull();
  });
  test("what was coloured is, and nothing else", async () => {
    showWhole("43");
    const arrow = await screen.findByText("-->");
    expect(arrow).toHaveAttribute("data-bold");
    expect(arrow).toHaveAttribute("data-colour", "bright-blue");
    const last = parts("terminal-row")[2] as HTMLElement;
    expect([...last.childNodes].map((node) => [node.nodeName, node.textContent])).toEqual([
      ["SPAN", "amber"],
      ["#text", " plain"],
    ]);
  });
});

test("44 cleared screens and cursor movement: only what a terminal would show", async () => {
  showWhole("44");
  await waitFor(() => expect(rowsOf()).toEqual(["frame two", "spin 2", "ab!"]));
  expect(document.body.textContent).not.toMatch(NO_RESIDUE);
});

test("46 35,000 lines: the end is shown, and the document stays small", async () => {
  showWhole("46");
  await waitFor(() => expect(screen.getByText("35,000 lines")).toBeVisible(), { timeout: 10_000 });
  expect(rowsOf().at(-1)).toBe("ledger row 35000");
  expect(document.querySelectorAll("*").length).toBeLessThan(1000);
}, 30_000);

test("47 how a command ended is told, and only an exit of 0 is a success", () => {
  showWhole("47");
  const status = (id: string) => terminal(id).querySelector('[data-acp="terminal-status"]');
  expect(status("k")).toHaveTextContent("SIGTERM");
  expect(status("k")).toHaveAttribute("data-tone", "error");
  expect(status("u")).toHaveTextContent("Exited");
  expect(status("u")).toHaveAttribute("data-tone", "idle");
  expect(status("w")).toHaveTextContent("-1073741510");
  expect(status("w")).toHaveAttribute("data-tone", "error");
  expect(status("r")).toHaveTextContent("Running");
  expect(document.body).not.toHaveTextContent(/Exit 0|null|undefined/);
});

test("48 bytes after the exit are appended, and the exit stays", async () => {
  showWhole("48");
  await waitFor(() => expect(rowsOf()).toEqual(["one", "two"]));
  expect(screen.getByText("Exit 3")).toBeVisible();
  expect(screen.queryByText("Running")).toBeNull();
});

test("49 a snapshot replaces the output: each line once, nothing of the one before", async () => {
  showWhole("49");
  await waitFor(() => expect(rowsOf()).toEqual(["A", "B", "C", "D"]));
});

test("51 a terminal that is named before it is known has its place from the start", async () => {
  const { play, show } = showCase("51");
  play(1);
  show();
  const order = () => {
    const body = parts("tool-call-body")[0]?.textContent ?? "";
    return ["before", "rpm 900", "after"].map((text) => body.indexOf(text));
  };
  await waitFor(() => expect(document.body).toHaveTextContent(/before.*after/));
  expect(terminal("late-term")).toBeInTheDocument();
  play();
  await waitFor(() => expect(rowsOf(terminal("late-term"))).toEqual(["rpm 900"]));
  expect(within(terminal("late-term")).getByText("tune --rpm")).toBeVisible();
  const places = order();
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("52 the card is done and the command exited with 1: each says its own", () => {
  showWhole("52");
  expect(parts("tool-call")[0]).toHaveAttribute("data-status", "completed");
  expect(parts("tool-call-status")[0]).toHaveTextContent("Done Exit 1");
});
