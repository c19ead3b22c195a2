import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallById, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type SessionUpdateV2, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

type CallFields = Omit<
  Extract<SessionUpdateV2, { sessionUpdate: "tool_call_update" }>,
  "sessionUpdate" | "toolCallId"
>;

function show(fields: CallFields): ToolCallStore {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c1", ...fields });
  render(
    <ToolCallStoreProvider store={store}>
      <ToolCallById toolCallId="c1" />
    </ToolCallStoreProvider>,
  );
  return store;
}

test("is named by what it does and described by how it stands", () => {
  show({ title: "cargo test", kind: "execute", status: "in_progress" });
  const card = screen.getByRole("article", { name: "Run command: cargo test" });
  expect(card).toHaveAccessibleDescription("Running");
  expect(screen.getByRole("button", { name: "Run command: cargo test" })).toHaveAccessibleDescription(
    "Running",
  );
  expect(screen.getByRole("heading", { level: 3, name: "Run command: cargo test" })).toBeVisible();
});

test("opens and closes by its header", async () => {
  show({
    title: "Read notes",
    kind: "read",
    status: "completed",
    content: [{ type: "content", content: { type: "text", text: "water daily" } }],
  });
  const header = screen.getByRole("button", { name: "Read: Read notes" });
  expect(header).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText("water daily")).not.toBeInTheDocument();
  await userEvent.click(header);
  expect(header).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("water daily")).toBeVisible();
});
