import { ContentBlockView } from "acp-tool-calls";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { ContentBlock } from "../../../src/protocol/types.js";
import { preloadViews } from "../../components/preloadViews.js";
import { violations } from "../../content/allowList.js";
import { ATTACKS } from "../../content/attacks.js";

let root: Root;
let element: HTMLElement;
/** Each request to another place than this page's, whatever started it; failed ones, too. */
let requests: string[];
const observer = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) if (!name.startsWith(location.origin)) requests.push(name);
});

beforeAll(preloadViews);

beforeEach(() => {
  requests = [];
  observer.observe({ type: "resource", buffered: false });
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});

afterEach(() => {
  root.unmount();
  element.remove();
  observer.disconnect();
});

function show(block: ContentBlock): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <ContentBlockView block={block} stateKey="t" />
      </StrictMode>,
    ),
  );
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

it("notices a request to another place", async () => {
  element.append(Object.assign(new Image(), { src: "https://evil.test/noticed" }));
  await expect.poll(() => requests, { timeout: 10_000 }).toEqual(["https://evil.test/noticed"]);
});

it("sends no request for any attack, at any prefix of its text", async () => {
  for (const block of Object.values(ATTACKS)) {
    const text = block.type === "text" ? block.text : undefined;
    for (let end = 1; text !== undefined && end < text.length; end++) {
      show({ type: "text", text: text.slice(0, end) });
      expect(violations(element)).toEqual([]);
    }
    show(block);
    expect(violations(element)).toEqual([]);
  }
  await settle();
  expect(requests.filter((name) => !name.startsWith("blob:"))).toEqual([]);
}, 60_000);
