import { readdirSync, readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { ToolCallAnnouncer, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { PARTS, STATE_ATTRIBUTES, STATE_VALUES } from "acp-tool-calls/parts";
import { createToolCallStore } from "acp-tool-calls/store";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Case, expandMessages, playMessage, readCases, versionOf } from "../store/cases.js";
import * as contentScenes from "./contract/contentScenes.js";
import * as diffScenes from "./contract/diffScenes.js";
import * as permissionScenes from "./contract/permissionScenes.js";
import type { Scene } from "./contract/scene.js";
import { createSeen, IDS } from "./contract/seen.js";
import * as sessionScenes from "./contract/sessionScenes.js";
import * as terminalScenes from "./contract/terminalScenes.js";
import { preloadViews } from "./preloadViews.js";
import { Calls, openAll } from "./showCall.js";

const SCENES: readonly (() => Scene)[] = [
  contentScenes,
  diffScenes,
  permissionScenes,
  sessionScenes,
  terminalScenes,
].flatMap((module) => Object.values(module));

/** What the cases and the scenes showed, all together. */
const seen = createSeen();

beforeAll(async () => {
  await preloadViews();
  for (const item of readCases()) await playCase(item);
  for (const scene of SCENES) await playScene(scene());
}, 120_000);

/** A case is looked at whenever it asks for a permission, and at its end. */
async function playCase(item: Case): Promise<void> {
  const store = createToolCallStore({ protocolVersion: versionOf(item), schedule: "sync" });
  const { unmount } = render(
    <ToolCallKitProvider onOpenLocation={() => {}}>
      <ToolCallStoreProvider store={store}>
        <Calls />
        <ToolCallAnnouncer />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  const lookAtAll = async () => {
    await act(async () => store.flush());
    openAll();
    seen.look();
  };
  for (const message of expandMessages(item.messages).slice(0, 12) as Parameters<typeof playMessage>[1][]) {
    act(() => playMessage(store, message, new Map()));
    if (message.method === "session/request_permission") await lookAtAll();
  }
  await lookAtAll();
  unmount();
}

async function playScene({ element, deeds = [] }: Scene): Promise<void> {
  const { unmount } = render(element);
  await act(async () => {});
  seen.look();
  openAll();
  seen.look();
  for (const deed of deeds) {
    await deed();
    seen.look();
  }
  unmount();
  vi.unstubAllGlobals();
}

describe("the documented names are those in the document, no more and no less", () => {
  test("parts", () => {
    expect([...seen.parts].sort()).toEqual(Object.keys(PARTS).sort());
  });

  test("the class that the stylesheets know a part by, and no other", () => {
    expect([...seen.strayClasses]).toEqual([]);
  });

  test("state attributes", () => {
    expect([...seen.attributes.keys()].sort()).toEqual(Object.keys(STATE_ATTRIBUTES).sort());
  });

  test.each(Object.entries(STATE_VALUES))("values of %s", (name, values) => {
    expect([...(seen.attributes.get(name) ?? [])].sort()).toEqual([...values].sort());
  });
});

/** By name, without comments. */
const sheets = readdirSync("src/styles").map(
  (name) => [name, readFileSync(`src/styles/${name}`, "utf8").replace(/\/\*.*?\*\//gs, "")] as const,
);

test.each(sheets)("%s names only documented parts, attributes and values", (_, css) => {
  const selectors = blocks(css).map(({ prelude }) => prelude.replace(/^@.*/, ""));
  const classes = selectors.flatMap((selector) => selector.match(/\.[a-z][\w-]*/g) ?? []);
  expect(classes.filter((name) => !(name.replace(/^\.acp-/, "") in PARTS))).toEqual([]);
  // Browsers would test such a rule on every element there is.
  expect(css).not.toContain("[data-acp=");
  const attributes = [...css.matchAll(/\[(data-(?!acp\b)[a-z-]+)/g)].map(([, name]) => name ?? "");
  expect(attributes.filter((name) => !(name in STATE_ATTRIBUTES) && !IDS.has(name))).toEqual([]);
  // The kind of an option is the protocol's word and not one of the kit's own.
  const values = [...css.matchAll(/(?<!\.acp-permission-option)\[(data-(?!acp\b)[a-z-]+)~?="([^"]+)"/g)];
  const known: Readonly<Record<string, readonly string[] | undefined>> = STATE_VALUES;
  expect(values.filter(([, name = "", value = ""]) => known[name]?.includes(value) === false)).toEqual([]);
});

test.each(sheets)(
  "%s yields to any rule of a host's: all of it in a layer and without specificity",
  (_, css) => {
    for (const { prelude, depth } of blocks(css)) {
      if (depth === 0) expect(prelude).toMatch(/^@layer acp\.\w+$/);
      else expect(prelude).toMatch(/^(:where\(|@(media|supports|container|keyframes) |from$|to$|\d+%$)/);
    }
  },
);

test("what is said of a part in some place stands after what is said of it everywhere, and so holds", () => {
  // All rules weigh the same, so that the last one wins; the base layer yields to all others.
  const rules = sheets
    .filter(([, css]) => css.includes("@layer acp.components {"))
    .flatMap(([, css]) => readRules(css));
  const lost = rules.flatMap(({ selector, properties }, index) => {
    const part = /\.acp-[\w-]+(?=[^\s.:]*$)/.exec(selector)?.[0];
    const later = rules.slice(index + 1).filter((rule) => rule.selector === part);
    const overridden = [...properties].filter((name) =>
      later.some((rule) => setsAsWell(rule.properties, name)),
    );
    return overridden.length > 0 && selector !== part ? [`${selector}: ${overridden}`] : [];
  });
  expect(lost).toEqual([]);
});

/** Whether a property is among those set, or a shorthand of it. */
const setsAsWell = (properties: ReadonlySet<string>, name: string) =>
  [...properties].some((other) => name === other || name.startsWith(`${other}-`));

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

/** What each `:where()` holds with the properties that its rule sets, without conditional rules and pseudo-elements. */
function readRules(css: string): { selector: string; properties: ReadonlySet<string> }[] {
  const always = css.replace(/@(media|container)[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, "");
  const rules = always.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, list = "", body = ""]) => {
    const properties = new Set(body.match(/[\w-]+(?=:\s)/g));
    const selectors = list
      .split(/,(?=\s*:where\()/)
      .map((selector) => /^:where\((.*)\)$/s.exec(selector.trim())?.[1]);
    return selectors
      .filter((selector) => selector !== undefined)
      .map((selector) => ({ selector, properties }));
  });
}
