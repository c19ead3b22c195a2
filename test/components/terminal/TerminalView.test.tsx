import { render, screen, waitFor } from "@testing-library/react";
import { TerminalView } from "acp-tool-calls";
import { expect, test } from "vitest";
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
