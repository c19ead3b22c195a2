import { act, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TerminalView, ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type Terminal } from "acp-tool-calls/store";
import { beforeAll, expect, test, vi } from "vitest";
import { preloadViews } from "../preloadViews.js";
import { bytes, terminalOf } from "./terminals.js";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
beforeAll(preloadViews);

function lines(): (string | null)[] {
  return [...document.querySelectorAll('[data-acp="terminal-row"]')].map((row) => row.textContent);
}

test("output is shown as a terminal shows it, in a region named after the command", async () => {
  const terminal = terminalOf(
    { command: "fetch-seeds" },
    { data: bytes("seeds  10%\rseeds 100%\r\nstored\r\n") },
  );
  render(<TerminalView terminal={terminal} />);
  const region = screen.getByRole("region", { name: "Output of fetch-seeds" });
  await waitFor(() => expect(lines()).toEqual(["seeds 100%", "stored"]));
  expect(region).toHaveAttribute("aria-live", "off");
  expect(region).toHaveAttribute("tabindex", "0");
});

test("a running command is followed, and later output is appended", async () => {
  const first = terminalOf({ command: "tally" }, { data: bytes("one\n") });
  const { rerender } = render(<TerminalView terminal={first} />);
  await waitFor(() => expect(lines()).toEqual(["one"]));
  expect(screen.getByText("Running")).toBeVisible();
  rerender(<TerminalView terminal={{ ...first, output: first.output.append(bytes("two\n"), 100) }} />);
  await waitFor(() => expect(lines()).toEqual(["one", "two"]));
});

test("bytes that follow the exit are appended and the exit stays", async () => {
  const exited = terminalOf({ command: "tally" }, { data: bytes("one\n") }, { exitStatus: { exitCode: 3 } });
  const { rerender } = render(<TerminalView terminal={exited} />);
  await waitFor(() => expect(lines()).toEqual(["one"]));
  rerender(<TerminalView terminal={{ ...exited, output: exited.output.append(bytes("two\n"), 100) }} />);
  await waitFor(() => expect(lines()).toEqual(["one", "two"]));
  expect(screen.getByText("Exit 3")).toBeVisible();
});

test("bytes that come long after everything was read to the end are shown as well", async () => {
  const exited = terminalOf({ command: "tally" }, { data: bytes("one\n") }, { exitStatus: { exitCode: 3 } });
  const { rerender, unmount } = render(<TerminalView terminal={exited} />);
  await waitFor(() => expect(lines()).toEqual(["one"]));
  for (let frames = 0; frames < 30; frames++) await act(() => new Promise(requestAnimationFrame));
  const later = { ...exited, output: exited.output.append(bytes("two\n"), 100) };
  rerender(<TerminalView terminal={later} />);
  await waitFor(() => expect(lines()).toEqual(["one", "two"]));
  for (let frames = 0; frames < 30; frames++) await act(() => new Promise(requestAnimationFrame));
  unmount();
  render(<TerminalView terminal={later} />);
  await waitFor(() => expect(lines()).toEqual(["one", "two"]));
});

test.each([
  [{ exitCode: null, signal: "SIGTERM" }, "SIGTERM", "error"],
  [{}, "Exited", "idle"],
  [{ exitCode: -1073741510 }, "Exit -1073741510", "error"],
  [{ exitCode: 0 }, "Exit 0", "ok"],
])("an exit status %j is shown as %s", (exitStatus, word, tone) => {
  render(<TerminalView terminal={terminalOf({ command: "mill", exitStatus })} />);
  expect(screen.getByText(word).closest("[data-tone]")).toHaveAttribute("data-tone", tone);
});

test("35,000 lines: the tail is shown and the document stays small", async () => {
  const output = Array.from({ length: 35_000 }, (_, index) => `ledger row ${index + 1}\n`).join("");
  render(<TerminalView terminal={terminalOf({ data: bytes(output) }, { exitStatus: { exitCode: 0 } })} />);
  await waitFor(() => expect(screen.getByText("35,000 lines")).toBeVisible(), { timeout: 10_000 });
  expect(lines().at(-1)).toBe("ledger row 35000");
  expect(document.querySelectorAll("*").length).toBeLessThan(500);
}, 15_000);

test("a replaced output leaves nothing of the one before", async () => {
  const first = terminalOf({ data: bytes("a\nb\n") });
  const { rerender } = render(<TerminalView terminal={first} />);
  await waitFor(() => expect(lines()).toEqual(["a", "b"]));
  rerender(<TerminalView terminal={terminalOf({ data: bytes("A\n") })} />);
  await waitFor(() => expect(lines()).toEqual(["A"]));
});

test("what is missing is said: bytes that were let go, output that was no base64", () => {
  const output = terminalOf({}).output.append(bytes("one\ntwo\nthree\n"), 8);
  render(<TerminalView terminal={{ ...terminalOf({}), output, undecodableCharacters: 3 }} />);
  expect(screen.getByText("The first 2 lines (8 bytes) were not kept.")).toBeVisible();
  expect(screen.getByText(/could not be decoded is missing \(3 characters\)/)).toBeVisible();
});

test("only http and https hyperlinks are links, with the address to read", async () => {
  const link = (uri: string) => `\u001b]8;;${uri}\u001b\\text\u001b]8;;\u001b\\\n`;
  const data = bytes(link("javascript:alert(1)") + link("https://example.com/a"));
  render(<TerminalView terminal={terminalOf({ data })} />);
  await waitFor(() => expect(lines()).toEqual(["text", "text (https://example.com/a)"]));
  expect(screen.getAllByRole("link").map((element) => element.getAttribute("href"))).toEqual([
    "https://example.com/a",
  ]);
});

test("a terminal is stopped only where that is offered, and a refusal is shown", async () => {
  const user = userEvent.setup();
  let refuse = () => {};
  const onCancelTerminal = vi.fn(() => new Promise((_, reject) => (refuse = () => reject(new Error("no")))));
  const view = (terminal: Terminal) => (
    <ToolCallKitProvider onCancelTerminal={onCancelTerminal}>
      <TerminalView terminal={terminal} />
    </ToolCallKitProvider>
  );
  const { rerender } = render(view(terminalOf({ command: "dev" })));
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  const offering = terminalOf({ command: "dev", capabilities: { cancel: {} } });
  rerender(view(offering));
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(onCancelTerminal).toHaveBeenCalledExactlyOnceWith(offering);
  await user.click(screen.getByRole("button", { name: "Cancelling…" }));
  expect(onCancelTerminal).toHaveBeenCalledTimes(1);
  refuse();
  expect(await screen.findByText("Could not be stopped")).toBeVisible();
  rerender(view({ ...offering, exitStatus: { exitCode: 0 } }));
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
});

test("the raw view shows every byte and emulates nothing", async () => {
  const user = userEvent.setup();
  render(<TerminalView terminal={terminalOf({ data: bytes("rm -rf ~\u001b[2K\rls -la\n") })} />);
  await waitFor(() => expect(lines()).toEqual(["ls -la"]));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: "Show raw bytes" }));
  expect(lines()).toEqual([String.raw`rm -rf ~\x1b[2K\x0dls -la\x0a`]);
});

test("1,000 collapsed calls with terminals make no emulator", async () => {
  const openSession = await import("../../../src/terminal/openSession.js");
  const opened = vi.spyOn(openSession, "openTerminalSession");
  const loadEmulator = await import("../../../src/terminal/loadEmulator.js");
  const loaded = vi.spyOn(loadEmulator, "loadEmulator");
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  for (let index = 0; index < 1000; index++) {
    const id = `call_${index}`;
    const content = [{ type: "terminal", terminalId: id }];
    const update = { sessionUpdate: "tool_call_update", toolCallId: id, kind: "execute", content };
    store.applySessionUpdate(update as never);
    store.updateTerminal({ terminalId: id, data: bytes("output\n") });
  }
  const ids = store.getState().toolCallIds;
  render(
    <ToolCallKitProvider collapsePolicy={() => "closed"}>
      <ToolCallStoreProvider store={store}>
        {ids.map((id) => (
          <ToolCallById key={id} toolCallId={id} />
        ))}
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  expect(document.querySelectorAll('[data-acp="tool-call"]')).toHaveLength(1000);
  expect(document.querySelectorAll('[data-acp="terminal"]')).toHaveLength(0);
  expect(opened).not.toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
}, 60_000);

function savedFiles() {
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}

test("all rows, or those in sight, are copied as text; what was wrapped is one line", async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  const long = "a sentence that is longer than the terminal is wide";
  const numbers = Array.from({ length: 100 }, (_, index) => `${index}`).join("\n");
  const size = { cols: 10, rows: 5 };
  const data = bytes(`\u001b[32m${long}\u001b[0m\n${numbers}\n`);
  render(<TerminalView terminal={terminalOf({ size }, { data }, { exitStatus: { exitCode: 0 } })} />);
  await screen.findByText("101 lines");
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(writeText).toHaveBeenLastCalledWith(`${long}\n${numbers}`);
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: "Copy visible lines" }));
  const visible = String(writeText.mock.lastCall?.[0]).split("\n");
  expect(visible.at(-1)).toBe("99");
  expect(visible.length).toBeLessThan(50);
});

test("output is saved as the bytes that came, and as plain text", async () => {
  const user = userEvent.setup();
  const { files, names } = savedFiles();
  const data = new Uint8Array([...bytes("\u001b[31mred\u001b[0m\r\n"), 0xff, 0x00]);
  render(<TerminalView terminal={terminalOf({ data }, { exitStatus: { exitCode: 0 } })} />);
  await screen.findByText("2 lines");
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: "Save bytes" }));
  await user.click(screen.getByRole("button", { name: "Save text" }));
  expect(names).toEqual(["output.bin", "output.txt"]);
  expect(new Uint8Array(await (files[0] as Blob).arrayBuffer())).toEqual(data);
  expect(await (files[1] as Blob).text()).toBe("red\n\ufffd");
});

test("rows that are too many to show are counted, and the saved bytes have them", async () => {
  const output = Array.from({ length: 2000 }, (_, index) => `${index}\n`).join("");
  const terminal = terminalOf({ data: bytes(output) }, { exitStatus: { exitCode: 0 } });
  render(<TerminalView terminal={terminal} maxLines={500} />);
  const note = await screen.findByText(/earlier lines are not shown; the saved bytes have them/);
  const missing = Number(note.textContent?.replace(/,/g, "").match(/^\d+/)?.[0]);
  expect(missing).toBeGreaterThan(1000);
  expect(lines().at(-1)).toBe("1999");
  expect(screen.getByText("2,000 lines")).toBeVisible();
});

test("the running time is that of the store's clock; a card tells it once", () => {
  let now = 0;
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => now });
  const content = [{ type: "terminal", terminalId: "t" }] as const;
  const call = { sessionUpdate: "tool_call_update", toolCallId: "c", kind: "execute" } as const;
  store.applySessionUpdate({ ...call, title: "Wait", status: "in_progress", content } as never);
  store.updateTerminal({ terminalId: "t", command: "sleep 60" });
  now = 38_000;
  const inStore = (children: React.ReactNode) => (
    <ToolCallStoreProvider store={store}>{children}</ToolCallStoreProvider>
  );
  const alone = render(inStore(<TerminalView terminal={store.getTerminal("t") as Terminal} />));
  expect(screen.getByText("38 s")).toBeVisible();
  alone.unmount();
  render(
    <ToolCallKitProvider collapsePolicy={() => "open"}>
      {inStore(<ToolCallById toolCallId="c" />)}
    </ToolCallKitProvider>,
  );
  expect(screen.getAllByText("38 s")).toHaveLength(1);
});

test("a terminal of replayed history tells no time, for nobody knows it", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => 5000 });
  const update = { sessionUpdate: "terminal_update", terminalId: "t", command: "old" } as const;
  store.applySessionUpdate(update, { replay: true });
  expect(store.getTerminal("t")).not.toHaveProperty("startedAt");
  render(<TerminalView terminal={store.getTerminal("t") as Terminal} />);
  expect(document.querySelector('[data-acp="terminal-status"]')).toHaveTextContent(/^Running$/);
});
