import { cleanup, render, waitFor } from "@testing-library/react";
import { type DiffItem, DiffView, ToolCallKitProvider } from "acp-tool-calls";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/diff.css";

afterEach(cleanup);

const FILES = 50;
const LINES = 200;
const path = (file: number) => `/srv/demo/src/table${file}.txt`;

/** 10,000 lines in 50 files, a quarter of them removed and a quarter added. */
const large: DiffItem = {
  type: "diff",
  changes: Array.from({ length: FILES }, (_, file) => ({ operation: "modify" as const, path: path(file) })),
  patch: {
    format: "git_patch",
    text: Array.from(
      { length: FILES },
      (_, file) =>
        `diff --git ${path(file)} ${path(file)}\n--- ${path(file)}\n+++ ${path(file)}\n@@ -1,150 +1,150 @@\n` +
        Array.from(
          { length: LINES / 4 },
          (_, line) => ` key ${line}\n-old ${line}\n+new ${line}\n size ${line}\n`,
        ).join(""),
    ).join(""),
  },
};

async function show(diff: DiffItem): Promise<HTMLElement> {
  const { container } = render(
    <ToolCallKitProvider>
      <DiffView diff={diff} stateKey="large" />
    </ToolCallKitProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-acp="diff-line"]')).not.toBeNull(), {
    timeout: 20_000,
  });
  return container;
}

test("a patch of 10,000 lines in 50 files takes at most 500 elements, and names every path", async () => {
  await page.viewport(1280, 800);
  const container = await show(large);
  await waitFor(() => expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(500), {
    timeout: 20_000,
  });
  for (let file = 0; file < FILES; file++) expect(container.textContent).toContain(path(file));
});

test("a file of 1,900 lines draws the lines in view, and others after scrolling", async () => {
  const lines = (word: string) => Array.from({ length: 950 }, (_, line) => `${word} ${line}\n`).join("");
  const container = await show({
    type: "diff",
    path: "/srv/demo/a.txt",
    oldText: lines("old"),
    newText: lines("new"),
  });
  expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(500);
  expect(container.textContent).not.toContain("new 949");
  const region = container.querySelector('[data-acp="diff-lines"]') as HTMLElement;
  region.scrollTop = region.scrollHeight;
  await waitFor(() => expect(container.textContent).toContain("new 949"), { timeout: 20_000 });
  expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(500);
});
