import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type DiffItem, DiffView } from "acp-tool-calls";
import { beforeAll, expect, test } from "vitest";
import { OpenStateScope } from "../../../src/react/openState.js";
import { preloadViews } from "../preloadViews.js";
import { parts, readFiles, renderDiffs } from "./renderDiff.js";

beforeAll(preloadViews, 60_000);

const path = "/srv/demo/a.ts";
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`);
/** A v1 diff of a file in which some lines, counted from 1, became others. */
function edit(count: number, changed: readonly number[]): DiffItem {
  const lines = numbered(count);
  const newText = lines.map((line, index) => (changed.includes(index + 1) ? `new ${line}` : line)).join("");
  return { type: "diff", path, oldText: lines.join(""), newText };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const shownLines = (container: HTMLElement) => readFiles(container).flatMap(({ lines }) => lines);

test("next and previous go from change to change, say which one it is, and start over at the ends", async () => {
  const container = await renderDiffs([edit(9, [2, 5, 8])]);
  const current = () => parts(container, "diff-line").find((line) => "current" in line.dataset);
  expect(current()).toBeUndefined();

  await userEvent.click(button("Next change"));
  expect(current()).toHaveTextContent("line 2");
  expect(container).toHaveTextContent("1 of 3");
  await userEvent.click(button("Next change"));
  expect(current()).toHaveTextContent("line 5");
  const previous = button("Previous change");
  await userEvent.dblClick(previous);
  expect(current()).toHaveTextContent("line 8");
  expect(container).toHaveTextContent("3 of 3");
  expect(previous).toHaveFocus();
});

test("a single change has no buttons to go around in", async () => {
  await renderDiffs([edit(40, [5])]);
  expect(screen.queryByRole("button", { name: "Next change" })).toBeNull();
});

test("lines stand one below the other, and side by side when asked for", async () => {
  const container = await renderDiffs([edit(3, [2])]);
  expect(shownLines(container)).toEqual([" line 1", "−line 2", "+new line 2", " line 3"]);

  await userEvent.click(button("Side by side"));
  expect(button("Side by side")).toHaveAttribute("aria-pressed", "true");
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  const changed = rows.find((row) => row.textContent?.includes("new line 2"));
  expect(changed).toHaveTextContent(/^2−removedline 22\+addednew line 2$/);

  await userEvent.click(button("Side by side"));
  expect(shownLines(container)).toEqual([" line 1", "−line 2", "+new line 2", " line 3"]);
});

test("side by side is the choice for every diff of a session", async () => {
  const container = await renderDiffs([edit(3, [2]), edit(5, [4])]);
  await userEvent.click(screen.getAllByRole("button", { name: "Side by side" })[1] as HTMLElement);
  for (const table of container.querySelectorAll("table"))
    expect(table).toHaveAttribute("data-view", "split");
});

test("unchanged lines far from a change are folded with their count, and open on demand", async () => {
  const container = await renderDiffs([edit(40, [5, 30])]);
  expect(container).not.toHaveTextContent("line 15");
  await userEvent.click(button(/^⋯ 18 unchanged lines$/));
  expect(shownLines(container)).toContain(" line 15");
  expect(screen.queryByRole("button", { name: /18 unchanged/ })).toBeNull();
});

test("line numbers are those of both files, also after lines were added", async () => {
  const lines = numbered(30);
  const newText = [...lines.slice(0, 4), "added\n", ...lines.slice(4, 28), "last\n", ...lines.slice(29)].join(
    "",
  );
  const container = await renderDiffs([{ type: "diff", path, oldText: lines.join(""), newText }]);
  const numbersOf = (text: string) => {
    const row = parts(container, "diff-line").find((line) => line.textContent?.endsWith(text));
    return row && parts(row, "diff-number").map((number) => number.textContent);
  };
  expect(numbersOf("added")).toEqual(["", "5"]);
  expect(numbersOf("line 29")).toEqual(["29", ""]);
  expect(numbersOf("last")).toEqual(["", "30"]);
  expect(numbersOf("line 30")).toEqual(["30", "31"]);
});

test("words that changed are marked, in both lines", async () => {
  const container = await renderDiffs([
    { type: "diff", path, oldText: "const delay = 100;\n", newText: "const delay = 250;\n" },
  ]);
  expect(parts(container, "diff-word").map((mark) => mark.textContent)).toEqual(["100", "250"]);
});

test("lines have the colours of the language that the file's name tells", { timeout: 30_000 }, async () => {
  const container = await renderDiffs([
    { type: "diff", path: "/srv/demo/tool.py", oldText: "x = 1\n", newText: "def x(): pass\n" },
  ]);
  const keywords = () =>
    [...container.querySelectorAll('[data-token="keyword"]')].map((token) => token.textContent);
  await expect.poll(keywords, { timeout: 20_000 }).toEqual(["def", "pass"]);
  expect(shownLines(container)).toEqual(["−x = 1", "+def x(): pass"]);
});

test("a cut line shows how much is left out, all of it on demand, and its start again", async () => {
  const long = "x".repeat(3_000);
  const container = await renderDiffs([{ type: "diff", path, newText: `${long}\n` }]);
  expect(container).not.toHaveTextContent(long);
  await userEvent.click(button("… Show 2000 more characters"));
  expect(container).toHaveTextContent(long);
  await userEvent.click(button("Show less of this line"));
  expect(container).not.toHaveTextContent(long);
});

const many: DiffItem = {
  type: "diff",
  changes: Array.from({ length: 4 }, (_, file) => ({
    operation: "modify" as const,
    path: `/srv/demo/${file}.txt`,
  })),
  patch: {
    format: "git_patch",
    text: Array.from({ length: 4 }, (_, file) => {
      const name = `/srv/demo/${file}.txt`;
      const lines = Array.from({ length: 200 }, (_, line) => `+${line}\n`).join("");
      return `diff --git ${name} ${name}\n--- ${name}\n+++ ${name}\n@@ -0,0 +1,200 @@\n${lines}`;
    }).join(""),
  },
};

test("several files have a summary, and those past the first lines wait closed with their counts", async () => {
  const container = await renderDiffs([many]);
  expect(container).toHaveTextContent("4 files, 800 added, 0 removed");
  expect(readFiles(container).map(({ counts }) => counts)).toEqual(["+200", "+200", "+200", "+200"]);
  const toggles = screen.getAllByRole("button", { name: /^Changes in/ });
  expect(toggles.map((toggle) => toggle.getAttribute("aria-expanded"))).toEqual([
    "true",
    "false",
    "false",
    "false",
  ]);

  await userEvent.click(button("Changes in /srv/demo/2.txt"));
  expect(screen.getByRole("region", { name: "Changes in /srv/demo/2.txt" })).toBeVisible();
  await userEvent.click(button("Changes in /srv/demo/2.txt"));
  expect(screen.queryByRole("region", { name: "Changes in /srv/demo/2.txt" })).toBeNull();
});

test("one file of very many lines starts closed, with its counts", async () => {
  const container = await renderDiffs([{ type: "diff", path, newText: numbered(2_500).join("") }]);
  expect(readFiles(container)[0]?.counts).toBe("+2500");
  expect(parts(container, "diff-line")).toEqual([]);
  await userEvent.click(button(`Changes in ${path}`));
  expect(container).toHaveTextContent("line 1");
});

test("a file's new lines can be copied, the folded ones among them, with their own line ends", async () => {
  userEvent.setup();
  const text = edit(40, [20]) as Extract<DiffItem, { newText: string }>;
  const newText = text.newText.replaceAll("\n", "\r\n");
  await renderDiffs([{ ...text, oldText: text.oldText?.replaceAll("\n", "\r\n"), newText } as DiffItem]);
  await userEvent.click(button("Copy new lines"));
  expect(await navigator.clipboard.readText()).toBe(newText);
  expect(button("Copied")).toHaveFocus();
});

test("of a deleted file, what it held can be copied", async () => {
  userEvent.setup();
  const patch =
    "diff --git a/b.txt b/b.txt\ndeleted file mode 100644\n--- a/b.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-one\n-two\n\\ No newline at end of file\n";
  await renderDiffs([
    {
      type: "diff",
      changes: [{ operation: "delete", path: "/b.txt" }],
      patch: { format: "git_patch", text: patch },
    } as DiffItem,
  ]);
  await userEvent.click(button("Copy deleted lines"));
  expect(await navigator.clipboard.readText()).toBe("one\ntwo");
});

test("where there are no lines there is nothing to copy", async () => {
  await renderDiffs([{ type: "diff", changes: [{ operation: "modify", path: "/b.bin" }] } as DiffItem]);
  expect(screen.queryByRole("button", { name: /Copy/ })).toBeNull();
});

test("counts are spoken as words", async () => {
  await renderDiffs([edit(3, [2])]);
  expect(screen.getByRole("img", { name: "1 added" })).toHaveTextContent("+1");
  expect(screen.getByRole("img", { name: "1 removed" })).toHaveTextContent("−1");
});

test("what is open stays open when the view goes and comes back", async () => {
  const diff = edit(40, [5, 30]);
  const show = (isThere: boolean) => (
    <OpenStateScope>{isThere && <DiffView diff={diff} stateKey="call/content/0" />}</OpenStateScope>
  );
  const { rerender, container } = render(show(true));
  await act(() => import("../../../src/components/diff/DiffFiles.js"));
  await userEvent.click(button(/^⋯ 18 unchanged/));
  rerender(show(false));
  expect(container).toBeEmptyDOMElement();
  rerender(show(true));
  expect(container).toHaveTextContent("line 15");
});
