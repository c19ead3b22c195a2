import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeView, ContentBlockView } from "acp-tool-calls";
import { beforeAll, expect, it } from "vitest";
import { parseGutter } from "../../../src/components/code/gutter.js";
import { highlight, loadGrammar } from "../../../src/components/code/highlight.js";
import { createHighlightCache } from "../../../src/components/code/highlightCache.js";
import { languageOf } from "../../../src/components/code/languages.js";
import { type HighlightNode, toLines } from "../../../src/components/code/toLines.js";
import { parseSgr, stripEscapes } from "../../../src/terminal/sgr.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

it.each([
  [{ fence: "ts" }, "typescript"],
  [{ fence: "Shell" }, "bash"],
  [{ mimeType: "text/x-python" }, "python"],
  [{ mimeType: "application/ld+json" }, "json"],
  [{ mimeType: "text/typescript; charset=utf-8" }, "typescript"],
  [{ fileName: "file:///srv/demo/Main.kt" }, "kotlin"],
  [{ fileName: "Dockerfile" }, "dockerfile"],
  [{ fence: "nonsense", fileName: "a.rs" }, "rust"],
  [{ fence: "constructor" }, undefined],
  [{ fileName: "notes.txt" }, undefined],
])("takes the language from %j", (hints, language) => {
  expect(languageOf(hints)).toBe(language);
});

it("highlights without changing the text", async () => {
  const code = `const a = \`x\n$\{b}\`;\n// done`;
  const { container } = render(<CodeView code={code} fence="ts" stateKey="t" />);
  expect(container.querySelector("code")?.textContent).toBe(code);
  await expect
    .poll(() => container.querySelector('[data-token="keyword"]')?.textContent, { timeout: 20_000 })
    .toBe("const");
  expect(container.querySelector("code")?.textContent).toBe(code);
}, 30_000);

it("keeps every character of code that nests deeper than a call stack reaches", {
  timeout: 60_000,
}, async () => {
  await loadGrammar("typescript");
  const code = "`${\n".repeat(12_000);
  const lines = highlight("typescript", code);
  expect(lines.map((line) => line.map((token) => token.text).join("")).join("\n")).toBe(code);
});

it("cuts a highlighter's tree of any depth at its line ends", () => {
  let node: HighlightNode = { type: "text", value: "a\nb" };
  for (let depth = 0; depth < 100_000; depth++) node = { type: "element", children: [node] };
  const comment = { type: "element", properties: { className: ["hljs-comment"] }, children: [node] };
  expect(toLines([comment])).toEqual([[{ text: "a", scope: "comment" }], [{ text: "b", scope: "comment" }]]);
});

it("does not highlight what is too large", async () => {
  const { container } = render(<CodeView code={`const a = "${"x".repeat(6000)}"`} fence="ts" stateKey="t" />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(container.querySelector("[data-token]")).toBeNull();
});

it("shows an agent's line numbers as such and copies the text as it came", async () => {
  const user = userEvent.setup();
  const code = "7\tlet a;\n8\t\n9\tlet b;";
  const { container } = render(<CodeView code={code} stateKey="t" />);
  expect(container.querySelector("code")?.textContent).toBe("let a;\n\nlet b;");
  const numbers = [...container.querySelectorAll("[data-line]")].map((line) =>
    line.getAttribute("data-line"),
  );
  expect(numbers).toEqual(["7", "8", "9"]);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(code);
});

it.each(["1\ta\n3\tb", "12 apples\n13 pears", "a\n1\tb", "2024\tx\tz\n17\ty"])(
  "takes no gutter from %j",
  (text) => {
    expect(parseGutter(text)?.[1]?.number).toBeUndefined();
  },
);

it("leaves a remark below a gutter without a number", () => {
  expect(parseGutter("     1→a\n     2→b\n(2 lines)")).toEqual([
    { text: "a", number: 1 },
    { text: "b", number: 2 },
    { text: "(2 lines)" },
  ]);
});

it("hides the end of long code behind its count", async () => {
  const code = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const { container } = render(<CodeView code={code} stateKey="t" />);
  expect(container).not.toHaveTextContent("line 99");
  await userEvent.click(screen.getByRole("button", { name: "Show 60 more lines" }));
  expect(container).toHaveTextContent("line 99");
});

it("forgets the oldest code past its bound", () => {
  const cache = createHighlightCache(20);
  cache.set("ts", "0123456789", [[{ text: "a" }]]);
  cache.set("js", "0123456789", [[{ text: "b" }]]);
  expect(cache.get("ts", "0123456789")).toBeUndefined();
  expect(cache.get("js", "0123456789")).toEqual([[{ text: "b" }]]);
});

it("shows the colours of fenced terminal output and none of its codes", () => {
  const text = "```\n\u001b[31mred\u001b[0m \u001b]0;title\u0007plain\n```";
  const { container } = render(<ContentBlockView block={{ type: "text", text }} stateKey="t" />);
  expect(container.querySelector("code")?.textContent).toBe("red plain");
  expect(screen.getByText("red")).toHaveAttribute("data-fg", "1");
});

it("shows terminal output outside fences as terminal output", () => {
  const text = "\u001b[1m# PASS\u001b[0m a\n* b\n10%\r20%\rdone\n";
  const { container } = render(<ContentBlockView block={{ type: "text", text }} stateKey="t" />);
  expect(container.querySelector("code")?.textContent).toBe("# PASS a\n* b\ndone");
});

it.each([
  ["a\u001b[1;31mb\u001b[mc", "abc"],
  ["\u001b]8;;https://evil.test\u0007link\u001b]8;;\u001b\\", "link"],
  ["\u009b31mx", "x"],
  ["\u001b]0;never ends\nnext", "\nnext"],
  ["\u001b(Bx\u001b[?25l", "x"],
])("takes the codes out of %j", (text, clean) => {
  expect(stripEscapes(text)).toBe(clean);
  expect(
    parseSgr(text)
      .map((span) => span.text)
      .join(""),
  ).toBe(clean);
});

it("keeps any colour within the sixteen", () => {
  const spans = parseSgr("\u001b[38;2;999;0;0ma\u001b[38;5;300mb\u001b[48;5;21mc\u001b[38:2::10:200:10md");
  for (const { style } of spans) {
    for (const color of [style.foreground ?? 0, style.background ?? 0]) {
      expect(Number.isInteger(color) && color >= 0 && color < 16).toBe(true);
    }
  }
});
