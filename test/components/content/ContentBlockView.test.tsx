import { render, screen } from "@testing-library/react";
import { ContentBlockView } from "acp-tool-calls";
import { beforeAll, expect, it } from "vitest";
import type { ContentBlock } from "../../../src/protocol/types.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

function show(block: ContentBlock): HTMLElement {
  return render(<ContentBlockView block={block} stateKey="t" />).container;
}

it("shows text as Markdown", () => {
  show({ type: "text", text: "# Hi\n\n- [x] **done**\n- plain" });
  expect(screen.getByRole("heading", { name: "Hi" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("img", { name: "Done" })).toBeVisible();
});

it("shows raw HTML as text", () => {
  const container = show({
    type: "text",
    text: "<form action=https://evil.test><button>Allow</button></form>",
  });
  expect(container).toHaveTextContent("<form action=");
  expect(container.querySelector("form")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows content of an unknown type whole", () => {
  const container = show({ type: "hologram", depth: 0 } as never);
  expect(container).toHaveTextContent("hologram");
  expect(container).toHaveTextContent("depth");
});
