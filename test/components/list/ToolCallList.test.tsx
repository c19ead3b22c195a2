import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type KitOptions,
  ToolCallKitProvider,
  ToolCallList,
  type ToolCallListProps,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

function setUp(
  props: ToolCallListProps = {},
  kit: KitOptions = {},
): {
  store: ToolCallStore;
  call: (id: string, fields?: object) => void;
} {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const call = (toolCallId: string, fields: object = {}) =>
    act(() =>
      store.applySessionUpdate({
        sessionUpdate: "tool_call_update",
        toolCallId,
        title: toolCallId,
        kind: "read",
        status: "completed",
        ...fields,
      }),
    );
  render(
    <ToolCallKitProvider {...kit}>
      <ToolCallStoreProvider store={store}>
        <ToolCallList {...props} />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  return { store, call };
}

test("a session without calls says so", () => {
  setUp();
  expect(screen.getByText("No tool calls yet.")).toBeVisible();
});

test("consecutive calls that only look are summed up with how they ended", () => {
  const { call } = setUp();
  call("one");
  call("two");
  call("three", { kind: "fetch", status: "failed" });
  expect(screen.getByRole("button", { name: /^3 calls 2 reads · 1 fetch failed 1 failed/ })).toBeVisible();
});

test("a group shows the host's icon for how it stands, as a card does", () => {
  const { call } = setUp({}, { icons: { statuses: { failed: <i data-testid="own-icon" /> } } });
  call("one");
  call("two", { kind: "fetch", status: "failed" });
  const group = screen.getByRole("button", { name: /^2 calls/ });
  expect(within(group).getByTestId("own-icon")).toBeVisible();
});

test("closing a group hides its calls, and it stays closed while it grows", async () => {
  const { call } = setUp();
  call("one");
  call("two");
  await userEvent.click(screen.getByRole("button", { name: /^2 calls/ }));
  expect(screen.queryByRole("article", { name: "Read: one" })).toBeNull();
  call("three");
  expect(screen.getByRole("button", { name: /^3 calls/ })).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("article", { name: "Read: three" })).toBeNull();
});

test("a call that waits for the user is never hidden in a group", async () => {
  const { store, call } = setUp();
  for (const id of ["one", "two", "three", "four"]) call(id);
  await userEvent.click(screen.getByRole("button", { name: /^4 calls/ }));
  const options = [{ optionId: "y", name: "Yes", kind: "allow_once" as const }];
  const subject = { type: "tool_call" as const, toolCall: { toolCallId: "two" } };
  await act(async () => {
    store.requestPermission({ sessionId: "s", title: "Read two?", options, subject });
  });
  expect(screen.getByRole("article", { name: "Read: two" })).toBeVisible();
});

test("each row says which of how many it is", () => {
  const { call } = setUp({ groupBy: false });
  call("one");
  call("two");
  const rows = within(screen.getByRole("list", { name: "Tool calls" })).getAllByRole("listitem");
  expect(rows.map((row) => [row.getAttribute("aria-posinset"), row.getAttribute("aria-setsize")])).toEqual([
    ["1", "2"],
    ["2", "2"],
  ]);
});

test("the calls of a sub-agent are summed up below the call that started it", () => {
  const parentOf = ({ _meta }: { _meta?: Readonly<Record<string, unknown>> }) =>
    _meta?.parent as string | undefined;
  const { call } = setUp({ parentOf });
  call("task", { kind: "think" });
  call("child", { _meta: { parent: "task" } });
  expect(screen.getByRole("button", { name: /^1 call of the sub-agent 1 read/ })).toBeVisible();
  expect(screen.getByRole("article", { name: "Read: child" })).toBeVisible();
});

test("only the calls that the host names are shown, in its order", () => {
  const { call } = setUp({ toolCallIds: ["b", "a", "unknown"], groupBy: false });
  for (const id of ["a", "b", "c"]) call(id);
  expect(screen.getAllByRole("article").map((article) => article.dataset.toolCallId)).toEqual(["b", "a"]);
});

test("after a reset nothing of the earlier session is left", () => {
  const { store, call } = setUp();
  call("old");
  act(() => store.reset());
  expect(screen.getByText("No tool calls yet.")).toBeVisible();
  call("new");
  expect(screen.getAllByRole("article").map((article) => article.dataset.toolCallId)).toEqual(["new"]);
});
