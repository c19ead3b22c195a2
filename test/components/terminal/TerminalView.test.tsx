import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TerminalView, ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type Terminal } from "acp-tool-calls/store";
import { expect, test, vi } from "vitest";
import { bytes, terminalOf } from "./terminals.js";

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

test("200 collapsed calls with terminals make no emulator", async () => {
  const openSession = await import("../../../src/terminal/openSession.js");
  const opened = vi.spyOn(openSession, "openTerminalSession");
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  for (let index = 0; index < 200; index++) {
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
  expect(document.querySelectorAll('[data-acp="tool-call"]')).toHaveLength(200);
  expect(document.querySelectorAll('[data-acp="terminal"]')).toHaveLength(0);
  expect(opened).not.toHaveBeenCalled();
}, 30_000);
