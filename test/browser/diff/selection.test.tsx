import { cleanup, render } from "@testing-library/react";
import { type DiffItem, DiffView } from "acp-tool-calls";
import { afterEach, beforeAll, expect, test } from "vitest";
import { OpenStateScope } from "../../../src/react/openState.js";
import { preloadViews } from "../../components/preloadViews.js";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/diff.css";

beforeAll(preloadViews);
afterEach(cleanup);

const diff: DiffItem = {
  type: "diff",
  path: "/srv/demo/a.ts",
  oldText: "let a = 1;\n\n  let b = 2;\nlet c = 3;\n",
  newText: "let a = 1;\n\n  let b = 20;\nlet c = 3;\n",
};

test("lines that are selected are copied as code: no numbers, no signs, nothing between the columns", async () => {
  const { container } = render(
    <OpenStateScope>
      <DiffView diff={diff} stateKey="test" />
    </OpenStateScope>,
  );
  const lines = () => [...container.querySelectorAll('[data-acp="diff-line"]')];
  await expect.poll(() => lines().length).toBe(5);
  const selection = getSelection() as Selection;
  selection.setBaseAndExtent(lines()[0] as Element, 0, lines()[4] as Element, 4);
  expect(selection.toString()).toBe("let a = 1;\n\n  let b = 2;\n  let b = 20;\nlet c = 3;");
});
