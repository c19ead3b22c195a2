import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { command, REJECT, setUp, toolCall } from "./permission/ask.js";
import { preloadViews } from "./preloadViews.js";
import { openStore, parts, showCall, showStore, textItem, update } from "./showCall.js";

beforeAll(preloadViews);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const items = (count: number) => numbers(count).map((index) => textItem(`item ${index}`));
const more = () => screen.getByRole("button", { name: /^Show \d+ more$/ });

test("of thousands of content items the first and the newest are drawn, and more on demand", () => {
  showCall({ kind: "execute", status: "failed", content: items(5000) });
  expect(parts("content")).toHaveLength(220);
  expect(screen.getByText("item 199")).toBeInTheDocument();
  expect(screen.getByText("item 4999")).toBeInTheDocument();
  expect(more()).toHaveAccessibleName("Show 4780 more");
  fireEvent.click(more());
  expect(parts("content")).toHaveLength(420);
  expect(screen.getByText("item 399")).toBeInTheDocument();
  expect(more()).toHaveAccessibleName("Show 4580 more");
});

test("what is appended to many items is drawn at once", () => {
  const store = openStore();
  update(store, { kind: "execute", status: "failed", content: items(1000) });
  showStore(store);
  act(() =>
    store.applySessionUpdate({
      sessionUpdate: "tool_call_content_chunk",
      toolCallId: "c1",
      content: textItem("the newest"),
    }),
  );
  expect(screen.getByText("the newest")).toBeInTheDocument();
});

test("no item is drawn twice, and the button goes with the last one it brings", () => {
  showCall({ kind: "execute", status: "failed", content: items(230) });
  fireEvent.click(more());
  expect(screen.queryByRole("button", { name: /more$/ })).not.toBeInTheDocument();
  expect(parts("content").map((part) => part.textContent)).toEqual(numbers(230).map((n) => `item ${n}`));
});

test("of thousands of locations the first and the last are drawn", () => {
  const locations = numbers(3000).map((index) => ({ path: `/w/${index}.ts` }));
  showCall({ kind: "read", status: "failed", locations });
  expect(parts("tool-call-location")).toHaveLength(220);
  expect(more()).toHaveAccessibleName("Show 2780 more");
});

const changes = (count: number) => ({
  type: "diff",
  changes: numbers(count).map((index) => ({ operation: "modify", path: `f${index}` })),
});

test.each([
  ["files of a diff", { kind: "edit", content: [changes(230)] }],
  ["paths", { kind: "delete", locations: numbers(230).map((index) => ({ path: `/w/${index}` })) }],
])("a prompt with many %s may be allowed once all of them were shown", async (_, fields) => {
  const { ask } = setUp();
  ask(toolCall(fields));
  const allow = () => screen.getByRole("button", { name: /Allow once/ });
  await waitFor(() => expect(allow()).toHaveAttribute("aria-disabled", "true"));
  fireEvent.click(more());
  expect(allow()).not.toHaveAttribute("aria-disabled");
});

test("of thousands of options the rejecting ones are drawn, and more on demand", () => {
  const options = numbers(5000).map((index) => ({
    optionId: `a${index}`,
    name: `Way ${index}`,
    kind: "allow_once",
  }));
  const { ask } = setUp();
  ask(command("ls", { options: [...options, REJECT] }));
  expect(parts("permission-option")).toHaveLength(220);
  expect(parts("permission-option")[0]).toHaveTextContent("Reject");
});

test("of thousands of requests the oldest are shown, and the others come up as these are answered", () => {
  const { store } = setUp();
  const options = [REJECT];
  act(() => {
    for (const index of numbers(60)) {
      const params = { sessionId: "s", title: "Run?", options, ...command(`echo ${index}`) };
      void store.requestPermission(params as never, { requestId: index });
    }
  });
  expect(screen.getByRole("heading", { name: "60 requests wait for you" })).toBeInTheDocument();
  expect(parts("permission")).toHaveLength(50);
  act(() => void store.answerPermission(0, "r"));
  expect(parts("permission").at(-1)).toHaveTextContent("echo 50");
});
