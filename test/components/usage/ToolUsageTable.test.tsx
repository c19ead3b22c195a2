import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallStoreProvider, ToolUsageTable } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

afterEach(() => vi.restoreAllMocks());

function renderTable(names: string[]) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  names.forEach((name, index) => {
    store.applySessionUpdate({
      sessionUpdate: "tool_call_update",
      toolCallId: String(index),
      name,
      status: "completed",
    });
  });
  render(
    <ToolCallStoreProvider store={store}>
      <ToolUsageTable sessionId="s" />
    </ToolCallStoreProvider>,
  );
}

test("each tool has a row with its counts", () => {
  renderTable(["bash", "bash", "grep"]);
  const table = screen.getByRole("table", { name: "Tool usage: 3 calls" });
  const row = within(table).getByRole("row", { name: /bash/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2", "2", "0", "0", "0", "0", "0", "< 0.1 s", "< 0.1 s"]);
});

test("a session without calls says so and offers nothing to save", () => {
  renderTable([]);
  expect(screen.getByText("No tool has been called yet.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("saving hands over a file and lets go of its address", async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${blobs.push(blob)}`) as never;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  renderTable(["bash"]);
  await userEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
  await userEvent.click(screen.getByRole("button", { name: "Save as OpenTelemetry traces" }));
  await vi.waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2));
  expect(blobs.map(({ type }) => type)).toEqual(["text/csv", "application/json"]);
});
