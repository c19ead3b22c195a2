import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { JsonView } from "acp-tool-calls";
import { beforeAll, expect, it, vi } from "vitest";
import {
  createJsonTree,
  nodesOpenAtFirst,
  visibleNodes,
} from "../../../src/components/content/json/jsonTree.js";
import { OpenStateScope } from "../../../src/react/openState.js";
import { preloadViews } from "../preloadViews.js";

// Asking a tree of many rows for roles and names takes jsdom long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(preloadViews);

function show(value: unknown): HTMLElement {
  return render(<JsonView value={value} stateKey="t" />).container;
}

const BIG_LIST = { list: Array.from({ length: 50 }, (_, index) => ({ index })), last: "end" };

it("shows a string with its line breaks and quotes", () => {
  const container = show('line one\nline "two"');
  expect(container.querySelector("code")?.textContent).toBe('line one\nline "two"');
});

it.each([
  [0, "0"],
  [false, "false"],
  [null, "null"],
  ["", "empty text"],
  [{}, "empty object"],
  [[], "empty list"],
])("shows %j", (value, text) => {
  expect(show(value)).toHaveTextContent(text);
});

it("shows a small value whole", () => {
  const container = show(["x", null, { k: [1, { deep: { er: "leaf" } }] }]);
  expect(container).toHaveTextContent("leaf");
  expect(container).not.toHaveTextContent("[object Object]");
});

it("lists a key that is called __proto__", () => {
  show(JSON.parse('{"__proto__": {"command": "ls"}}'));
  expect(screen.getByRole("treeitem", { name: /__proto__/ })).toBeVisible();
});

it("opens and closes level by level", async () => {
  show(BIG_LIST);
  const list = screen.getByRole("treeitem", { name: /list/ });
  expect(list).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(list);
  expect(list).toHaveAttribute("aria-expanded", "true");
  expect(screen.getAllByRole("treeitem")).toHaveLength(52);
});

it("keeps what was opened and closed while it is away", async () => {
  const view = (isThere: boolean) => (
    <OpenStateScope>
      {isThere && <JsonView value={structuredClone(BIG_LIST)} stateKey="call/raw-output" />}
    </OpenStateScope>
  );
  const { rerender } = render(view(true));
  await userEvent.click(screen.getByRole("treeitem", { name: /list/ }));
  await userEvent.click(screen.getByRole("treeitem", { name: "7: 1 entry" }));
  rerender(view(false));
  expect(screen.queryByRole("tree")).toBeNull();
  rerender(view(true));
  expect(screen.getByRole("treeitem", { name: "index: 7" })).toBeVisible();
  expect(screen.queryByRole("treeitem", { name: "index: 8" })).toBeNull();
});

it("keeps what is open apart by place", async () => {
  render(
    <OpenStateScope>
      <JsonView value={BIG_LIST} stateKey="call/raw-input" />
      <JsonView value={BIG_LIST} stateKey="call/raw-output" />
    </OpenStateScope>,
  );
  const [input, output] = screen.getAllByRole("treeitem", { name: /list/ }) as HTMLElement[];
  await userEvent.click(input as HTMLElement);
  expect(input).toHaveAttribute("aria-expanded", "true");
  expect(output).toHaveAttribute("aria-expanded", "false");
});

it("is walked by the arrow keys, with one tab stop", async () => {
  show(BIG_LIST);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const [list, last] = screen.getAllByRole("treeitem");
  expect(list).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(last).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}");
  expect(list).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getAllByRole("treeitem")[1]).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(list).toHaveFocus();
});

it("finds text in closed levels and opens the way to it", async () => {
  const secret = Array.from({ length: 60 }, (_, index) => ({ name: index === 42 ? "needle" : "hay" }));
  show({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, secret });
  await userEvent.type(screen.getByRole("searchbox"), "needle{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("1 of 1");
  expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("name: needle");
});

it("copies the chosen value and its path", async () => {
  const user = userEvent.setup();
  show({ files: [{ path: "a\nb" }] });
  await user.click(within(screen.getByRole("tree")).getByText(/^a/));
  await user.click(screen.getByRole("button", { name: "Copy path" }));
  expect(await navigator.clipboard.readText()).toBe("files[0].path");
  await user.click(screen.getByRole("button", { name: "Copy value" }));
  expect(await navigator.clipboard.readText()).toBe("a\nb");
});

function nested(depth: number): unknown {
  let value: unknown = "core";
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
  return value;
}

it("takes a value nested 100,000 deep", { timeout: 60_000 }, () => {
  const deep = nested(100_000);
  expect(show(deep)).toHaveTextContent("in");
  const tree = createJsonTree(deep);
  expect(visibleNodes(tree, () => true)).toHaveLength(100_000);
});

it("opens no more at first than fits", () => {
  const tree = createJsonTree(BIG_LIST);
  expect(visibleNodes(tree, (node) => nodesOpenAtFirst(tree, 40).has(node))).toHaveLength(2);
});
