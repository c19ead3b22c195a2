import { readdirSync, readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { ToolCallAnnouncer, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { PARTS, STATE_ATTRIBUTES } from "acp-tool-calls/parts";
import { createToolCallStore } from "acp-tool-calls/store";
import { beforeAll, expect, test } from "vitest";
import { expandMessages, playMessage, readCases, versionOf } from "../store/cases.js";
import { preloadViews } from "./preloadViews.js";
import { Calls, openAll } from "./showCall.js";

beforeAll(preloadViews);

/** Set by the parts themselves for scripts and tests, beside the attributes that styles select by. */
const IDS = new Set([
  "data-tool-call-id",
  "data-terminal-id",
  "data-request-id",
  "data-option-id",
  "data-session-id",
]);

test("every part and attribute in the document is documented", async () => {
  const names = new Set<string>();
  const attributes = new Set<string>();
  for (const item of readCases()) {
    const store = createToolCallStore({
      protocolVersion: versionOf(item),
      schedule: "sync",
    });
    const { unmount } = render(
      <ToolCallKitProvider onOpenLocation={() => {}}>
        <ToolCallStoreProvider store={store}>
          <Calls />
          <ToolCallAnnouncer />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>,
    );
    // Each case is looked at once in the middle, with what is pending there, and once at its end.
    const messages = (expandMessages(item.messages) as Parameters<typeof playMessage>[1][]).slice(0, 12);
    const collect = async () => {
      await act(async () => store.flush());
      openAll();
      for (const element of document.querySelectorAll("[data-acp]")) {
        names.add(element.getAttribute("data-acp") ?? "");
        for (const { name } of element.attributes) if (name.startsWith("data-")) attributes.add(name);
      }
    };
    for (const message of messages) {
      act(() => playMessage(store, message, new Map()));
      if (message.method === "session/request_permission") await collect();
    }
    await collect();
    unmount();
  }
  expect([...names].filter((name) => !(name in PARTS))).toEqual([]);
  expect(
    [...attributes].filter((name) => !(name in STATE_ATTRIBUTES) && !IDS.has(name) && name !== "data-acp"),
  ).toEqual([]);
}, 60_000);

const sheets = readdirSync("src/styles").map(
  (name) => [name, readFileSync(`src/styles/${name}`, "utf8")] as const,
);

test.each(sheets)("%s names only documented parts and attributes", (_, css) => {
  const parts = [...css.matchAll(/\[data-acp="([^"]+)"\]/g)].map(([, name]) => name ?? "");
  expect(parts.filter((name) => !(name in PARTS))).toEqual([]);
  const attributes = [...css.matchAll(/\[(data-(?!acp\b)[a-z-]+)/g)].map(([, name]) => name ?? "");
  expect(attributes.filter((name) => !(name in STATE_ATTRIBUTES) && !IDS.has(name))).toEqual([]);
});

test.each(sheets)(
  "%s yields to any rule of a host's: all of it in a layer and without specificity",
  (_, css) => {
    for (const { prelude, depth } of blocks(css.replace(/\/\*.*?\*\//gs, ""))) {
      if (depth === 0) expect(prelude).toMatch(/^@layer acp\.\w+$/);
      else expect(prelude).toMatch(/^(:where\(|@(media|supports|container|keyframes) |from$|to$|\d+%$)/);
    }
  },
);

/** What stands before each opening brace, and within how many others. */
function blocks(css: string): { prelude: string; depth: number }[] {
  const found = [];
  let depth = 0;
  for (const [, text = "", brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "{") found.push({ prelude: text.trim(), depth: depth++ });
    if (brace === "}") depth--;
  }
  return found;
}
