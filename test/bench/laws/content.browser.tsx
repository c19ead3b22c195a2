import { JsonView } from "acp-tool-calls";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Streamdown } from "streamdown";
import { MarkdownBlocks } from "../../../src/components/markdown/MarkdownBlocks.js";
import { useMarkdown } from "../../../src/components/markdown/useMarkdown.js";
import { preloadViews } from "../../components/preloadViews.js";
import { type Arm, frame, type Law } from "../law.js";

const PARAGRAPH = `## Step

The parser reads **one** block at a time, see [the notes](https://docs.example.org/parser) and \`src/parse.ts\`.

- first it splits the lines
- then it *joins* what belongs together

| file | lines |
|------|------:|
| a.ts | 120 |

\`\`\`
const tokens = tokenize(text);
\`\`\`

`;
const TEXT = PARAGRAPH.repeat(Math.ceil(51_000 / PARAGRAPH.length));

type Show = (text: string) => ReactNode;

/** What `TextView` does with an opened text. */
function Ours({ text }: { text: string }): ReactNode {
  return <MarkdownBlocks blocks={useMarkdown(text)} stateKey="bench" />;
}
const ours: Show = (text) => <Ours text={text} />;
const pre: Show = (text) => <pre>{text}</pre>;
const streamdown: Show = (text) => <Streamdown>{text}</Streamdown>;

/**
 * Appends of `step` characters to a text that has `start` already, each put into the document at once.
 * With `layout` the browser lays the page out after each of them, as it does for a frame.
 */
function stream(show: Show, start: number, step: number, operations: number, layout = false): Arm {
  return {
    operations,
    async prepare(element, tidy) {
      await preloadViews();
      const root = createRoot(element);
      tidy(() => root.unmount());
      flushSync(() => root.render(show(TEXT.slice(0, start))));
      await frame();
      return async () => {
        for (let i = 1; i <= operations; i++) {
          flushSync(() => root.render(show(TEXT.slice(0, start + i * step))));
          if (layout) element.getBoundingClientRect();
        }
        await frame();
      };
    },
  };
}

const whole = (show: Show): Arm => stream(show, 0, 50, 1000, true);

/** A list, so that its 8,000 items are what is open at first. */
const OUTPUT: unknown = Array.from({ length: 8000 }, (_, index) => ({
  path: `packages/core/src/module-${index}/index.ts`,
  lines: index,
  owner: { name: "core", reviewed: index % 2 === 0 },
  summary: "exports one function",
}));

function mount(make: () => ReactNode): Arm {
  return {
    operations: 1,
    async prepare(element, tidy) {
      await preloadViews();
      const root = createRoot(element);
      tidy(() => root.unmount());
      return async () => {
        flushSync(() => root.render(make()));
        await frame();
        return { nodes: element.querySelectorAll("*").length };
      };
    },
  };
}

export const laws: Law[] = [
  {
    name: "markdown-append",
    says: "Appending to 50 KB of Markdown costs at most twice what appending to 5 KB does",
    arms: { "at 5 KB": stream(ours, 5000, 5, 200), "at 50 KB": stream(ours, 50_000, 5, 200) },
    claims: [{ arm: "at 50 KB", over: "at 5 KB", atMost: 2 }],
  },
  {
    name: "markdown-stream",
    says: "50 KB of Markdown in 50-character pieces cost at most 6 times <pre> and 0.7 times streamdown",
    arms: { ours: whole(ours), "<pre>": whole(pre), streamdown: whole(streamdown) },
    claims: [
      { arm: "ours", over: "<pre>", atMost: 6 },
      { arm: "ours", over: "streamdown", atMost: 0.7 },
    ],
  },
  {
    name: "json-view",
    says: "1 MB of JSON costs at most a fifth of <pre>, and 500 elements",
    arms: {
      ours: mount(() => <JsonView value={OUTPUT} stateKey="bench" />),
      "<pre>": mount(() => <pre>{JSON.stringify(OUTPUT, null, 2)}</pre>),
    },
    claims: [
      { arm: "ours", over: "<pre>", atMost: 0.2 },
      { arm: "ours", count: "nodes", atMost: 500 },
    ],
  },
];
