import { cleanup, render, screen } from "@testing-library/react";
import { TerminalById, ToolCallStoreProvider } from "acp-tool-calls";
import {
  createToolCallStore,
  type HostTerminalUpdate,
  type ToolCallStoreOptions,
} from "acp-tool-calls/store";
import { afterEach, expect, test, vi } from "vitest";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/terminal.css";

afterEach(cleanup);

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const encoder = new TextEncoder();
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

type Fields = Omit<Extract<HostTerminalUpdate, { command?: unknown }>, "terminalId">;

function showTerminal(fields: Fields = {}, options: Partial<ToolCallStoreOptions> = {}) {
  const store = createToolCallStore({ protocolVersion: 2, ...options });
  const patch = (changes: Fields) => store.updateTerminal({ terminalId: "t", ...changes });
  patch({ command: "run", ...fields });
  store.flush();
  render(
    <div style={{ width: 600 }}>
      <ToolCallStoreProvider store={store}>
        <TerminalById terminalId="t" />
      </ToolCallStoreProvider>
    </div>,
  );
  return {
    store,
    patch,
    say: (text: string) => store.updateTerminal({ terminalId: "t", data: encoder.encode(text) }),
  };
}

const rows = () => [...document.querySelectorAll('[data-acp="terminal-row"]')];
const lastRow = () => rows().at(-1)?.textContent;
const region = () => screen.getByRole("region", { name: "Output of run" });
const isAtEnd = () => region().scrollHeight - region().scrollTop - region().clientHeight <= 4;
/** The browser's own search, from the start of the page; Chromium offers it to scripts. */
function findInPage(text: string): boolean {
  const { find } = window as unknown as { find: (...options: [string, ...boolean[]]) => boolean };
  const [caseSensitive, backwards, wrapAround] = [true, false, true];
  return find.call(window, text, caseSensitive, backwards, wrapAround);
}

const soon = { timeout: 20_000 };

test("what was wrapped at the terminal's edge is selected and copied as one line", async () => {
  const sentence = "a sentence that is a good deal longer than the terminal is wide";
  const { say } = showTerminal({ size: { cols: 20, rows: 10 } });
  say(`first\n${sentence}\n\u001b[32mlast\u001b[0m of all\n`);
  await vi.waitFor(() => expect(rows()).toHaveLength(3), soon);
  const selection = getSelection() as Selection;
  selection.selectAllChildren(document.querySelector('[data-acp="terminal-rows"]') as Element);
  expect(selection.toString().trim()).toBe(`first\n${sentence}\nlast of all`);
});

test("the browser's search finds a row that is scrolled out of sight", async () => {
  const { say } = showTerminal();
  say(`${numbered(1, 20)}\u001b[31mneedle\u001b[0m in the haystack\n${numbered(22, 150)}`);
  await vi.waitFor(() => expect(rows()).toHaveLength(150), soon);
  getSelection()?.removeAllRanges();
  expect(findInPage("needle in the haystack")).toBe(true);
  const row = getSelection()?.anchorNode?.parentElement?.closest('[data-acp="terminal-row"]');
  expect(row).toHaveTextContent("needle in the haystack");
  const isAbove = (row?.getBoundingClientRect().bottom ?? 0) < region().getBoundingClientRect().top;
  expect(isAbove).toBe(true);
});

test("the end is followed until the reader scrolls up; then it is said how much is below, and a click leads back", async () => {
  const { say } = showTerminal();
  say(numbered(1, 1000));
  await vi.waitFor(() => expect(lastRow()).toBe("line 1000"), soon);
  say(numbered(1001, 1010));
  await vi.waitFor(() => expect(lastRow()).toBe("line 1010"), soon);
  expect(isAtEnd()).toBe(true);
  expect(screen.queryByRole("button", { name: /more lines? below/ })).toBeNull();

  region().scrollTop = 3600;
  await vi.waitFor(
    () => expect(screen.getByRole("button", { name: /more lines below/ })).toBeVisible(),
    soon,
  );
  const inSight = region().scrollTop;
  say(numbered(1011, 1500));
  await vi.waitFor(() => expect(screen.getByText("1,500 lines")).toBeVisible(), soon);
  expect(region().scrollTop).toBe(inSight);
  const below = Number(
    screen
      .getByRole("button", { name: /more lines below/ })
      .textContent?.replace(",", "")
      .match(/\d+/)?.[0],
  );
  expect(below).toBeGreaterThan(1270);
  expect(below).toBeLessThan(1300);

  screen.getByRole("button", { name: /more lines below/ }).click();
  await vi.waitFor(() => expect(lastRow()).toBe("line 1500"), soon);
  expect(isAtEnd()).toBe(true);
  say(numbered(1501, 1510));
  await vi.waitFor(() => expect(lastRow()).toBe("line 1510"), soon);
});

test("after the exit the emulator is let go, and the rows stay", async () => {
  const { Terminal } = await import("@xterm/headless/lib-headless/xterm-headless.mjs");
  const disposed = vi.spyOn(Terminal.prototype, "dispose");
  const { say, patch } = showTerminal();
  say("one\ntwo\u001b[1A\u001b[2K\rover\n");
  await vi.waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(["over", "two"]), soon);
  expect(disposed).not.toHaveBeenCalled();
  patch({ exitStatus: { exitCode: 0 } });
  await vi.waitFor(() => expect(disposed).toHaveBeenCalledTimes(1), soon);
  expect(rows().map((row) => row.textContent)).toEqual(["over", "two"]);
  disposed.mockRestore();
});

test("a stream of 50 MB: few rows are in the document at any time, frames go on, and what is missing is told exactly", async () => {
  const KEPT = 1024 * 1024;
  const { store, say } = showTerminal({}, { limits: { terminalBytes: KEPT } });
  const lines = 65_536;
  const chunk = encoder.encode(
    "0123456789abcdef 0123456789abcdef 0123456789abcdef 0123456789abcd\n".repeat(lines / 4),
  );
  const total = chunk.length * 48;
  let most = 0;
  for (let part = 0; part < 48; part++) {
    store.updateTerminal({ terminalId: "t", data: chunk });
    await frame();
    most = Math.max(most, rows().length);
  }
  say("that was all\n");
  await vi.waitFor(() => expect(lastRow()).toBe("that was all"), { timeout: 60_000 });
  expect(total).toBeGreaterThan(50_000_000);
  expect(most).toBeLessThan(60);
  expect(rows().length).toBeLessThan(60);
  const { output } = store.getTerminal("t") ?? expect.fail("The terminal is gone.");
  expect(output.byteLength).toBeLessThanOrEqual(KEPT);
  expect(output.byteLength + output.dropped.bytes).toBe(total + "that was all\n".length);
  const note = `The first ${output.dropped.lines.toLocaleString("en")} lines (${output.dropped.bytes.toLocaleString("en")} bytes) were not kept.`;
  expect(screen.getByText(note)).toBeVisible();
}, 180_000);
