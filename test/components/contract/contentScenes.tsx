import { fireEvent, waitFor } from "@testing-library/react";
import { CodeView, ContentBlockView, JsonView, TextView, ToolCallKitProvider } from "acp-tool-calls";
import type { ContentBlock } from "acp-tool-calls/store";
import { expect } from "vitest";
import { OpenStateScope } from "../../../src/react/openState.js";
import { press, type Scene, stubLayout } from "./scene.js";

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const MARKDOWN = `
${times(6, (index) => `${"#".repeat(index + 1)} Heading`).join("\n\n")}

- an item
- [ ] open
- [x] done

| left | centre | right |
| :--- | :----: | ----: |
| 1    | 2      | 3     |

[a page](https://example.test/) [example.com](https://other.test/) [a file](javascript:alert) ![a picture](https://example.test/a.png)

${"> ".repeat(200)}deeper than can be drawn

${times(80, (index) => `Paragraph ${index}.`).join("\n\n")}
`;

const sgr = (code: number | string, text: string) => `\u001b[${code}m${text}\u001b[0m`;
const colours = (from: number, bright: number) =>
  times(16, (index) => sgr(index < 8 ? from + index : bright + index - 8, "colour")).join("");
const COLOURED = `${colours(30, 90)}${colours(40, 100)}${[1, 2, 3, 4, 7, 9].map((code) => sgr(code, "style")).join("")}`;

/** Markdown with all that it knows, and output of a terminal that came as text. */
export function texts(): Scene {
  return {
    element: (
      <OpenStateScope>
        <TextView text={MARKDOWN} stateKey="markdown" />
        <TextView text={COLOURED} stateKey="coloured" />
      </OpenStateScope>
    ),
    deeds: [press('[data-acp="content-button"]')],
  };
}

/** One token of each sort. */
const CODE = {
  ts: '// comment\nconst one: number = 1;\nfunction name() { return "string"; }\n',
  c: "int a;",
  css: 'a[href="x"] { color: red; }',
  xml: "<!DOCTYPE html><p class='x'>text</p>",
  diff: "+added\n-removed\n",
};

/** Code in colour, with the numbers an agent gave it, and longer than a page. */
export function code(): Scene {
  stubLayout();
  const clipboard = { writeText: () => Promise.resolve() };
  return {
    element: (
      <OpenStateScope>
        {Object.entries(CODE).map(([fence, source]) => (
          <CodeView key={fence} code={source} fence={fence} stateKey={fence} />
        ))}
        <CodeView code={"7\tconst a = 1;\n8\tconst b = 2;\n"} stateKey="numbered" />
        <CodeView code={times(2001, (index) => `line ${index}`).join("\n")} stateKey="long" />
      </OpenStateScope>
    ),
    deeds: [
      () =>
        waitFor(() => expect(document.querySelector("[data-language]:not(:has([data-token]))")).toBeNull(), {
          timeout: 20_000,
        }),
      press('[data-acp="content-button"], [data-acp="content-more"]'),
      async () => {
        Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
        await press('[data-acp="content-button"]')();
        Reflect.deleteProperty(navigator, "clipboard");
      },
    ],
  };
}

/** A value of many rows, and one that is deep, in which something is looked for. */
export function json(): Scene {
  stubLayout();
  let deep: unknown = "end";
  for (let depth = 0; depth < 20; depth++) deep = [deep];
  return {
    element: (
      <OpenStateScope>
        <JsonView
          value={Object.fromEntries(times(120, (index) => [`key ${index}`, index]))}
          stateKey="long"
        />
        <JsonView
          value={{
            lines: "one\ntwo",
            colour: sgr(31, "red"),
            nothing: null,
            none: [],
            deep,
            text: "x".repeat(50_000),
          }}
          stateKey="deep"
        />
      </OpenStateScope>
    ),
    deeds: [
      () => {
        const search = [...document.querySelectorAll("[data-acp=json-search] input")].at(-1);
        if (!search) throw new Error("A long value offers no search.");
        fireEvent.change(search, { target: { value: "two" } });
        fireEvent.keyDown(search, { key: "Enter" });
      },
    ],
  };
}

const BLOCKS: readonly ContentBlock[] = [
  { type: "text", text: "For the model.", annotations: { audience: ["assistant"] } },
  { type: "resource_link", name: "a.ts", uri: "file:///w/a.ts", mimeType: "text/typescript", size: 12 },
  { type: "audio", mimeType: "audio/wav", data: btoa("RIFF....WAVEfmt ") },
  { type: "image", mimeType: "image/png", data: "not base64" },
  { type: "resource", resource: { uri: "file:///w/a.bin", blob: btoa("\0\u0001") } },
  { type: "_hologram", depth: 3 },
];

/** Blocks beside text. */
export function blocks(): Scene {
  return {
    element: (
      <ToolCallKitProvider onOpenLocation={() => {}}>
        <OpenStateScope>
          {BLOCKS.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <ContentBlockView key={index} block={block} stateKey={`block/${index}`} />
          ))}
        </OpenStateScope>
      </ToolCallKitProvider>
    ),
  };
}
