import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openStore, parts, showStore, update } from "../showCall.js";
import { bytes } from "./terminals.js";

const closed = { collapsePolicy: (): "closed" => "closed" };

function runningCall() {
  const store = openStore();
  update(store, {
    title: "Run the tests",
    kind: "execute",
    status: "in_progress",
    content: [{ type: "terminal", terminalId: "t" }],
  } as never);
  return store;
}
const say = (store: ReturnType<typeof openStore>, text: string) =>
  act(() => store.updateTerminal({ terminalId: "t", data: bytes(text) }));

test("a closed card of a running command shows the last line it said, without codes", () => {
  const store = runningCall();
  showStore(store, closed);
  expect(parts("terminal-last-line")).toEqual([]);
  say(store, "\u001b[32m✓\u001b[0m first.test.ts\n");
  expect(screen.getByText("✓ first.test.ts")).toBeVisible();
  say(store, "fetching 10%\rfetching 55%\u001b[K");
  expect(parts("terminal-last-line").map((line) => line.textContent)).toEqual(["fetching 55%"]);
});

test("it takes no emulator, and a line without end is cut", async () => {
  const openSession = await import("../../../src/terminal/openSession.js");
  const opened = vi.spyOn(openSession, "openTerminalSession");
  const store = runningCall();
  showStore(store, closed);
  say(store, "x".repeat(100_000));
  expect(parts("terminal-last-line")[0]?.textContent).toHaveLength(300);
  expect(opened).not.toHaveBeenCalled();
});

test("an open card shows the terminal instead", () => {
  const store = runningCall();
  say(store, "hello\n");
  showStore(store, { collapsePolicy: () => "open" });
  expect(parts("terminal-last-line")).toEqual([]);
  expect(parts("terminal")).toHaveLength(1);
});

test("after a failure it stays, after a success it goes", () => {
  const store = runningCall();
  say(store, "error: no such file\n");
  showStore(store, closed);
  act(() => update(store, { status: "failed" } as never));
  expect(screen.getByText("error: no such file")).toBeVisible();
  act(() => update(store, { status: "completed" } as never));
  expect(parts("terminal-last-line")).toEqual([]);
});
