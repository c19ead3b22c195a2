import { type DiffItem, DiffView } from "acp-tool-calls";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "acp-tool-calls/styles.css";
import { type Arm, frame, type Law } from "../law.js";

const FILES = 50;
/** Lines of the patch that belong to one file, its header included. */
const LINES = 200;

function section(file: number): string {
  const path = `/srv/demo/packages/core/src/module-${file}/index.ts`;
  const lines = Array.from({ length: LINES / 4 - 1 }, (_, index) => {
    const name = `value${index}`;
    return ` const ${name} = compute(${index});\n-report(${name}, "old");\n+report(${name}, "new");\n \n`;
  });
  const count = 3 * lines.length;
  return `diff --git ${path} ${path}\n--- ${path}\n+++ ${path}\n@@ -1,${count} +1,${count} @@\n${lines.join("")}`;
}

const PATCH = Array.from({ length: FILES }, (_, file) => section(file)).join("");

/** A new item each time: a patch is read once per item. */
function makeDiff(): DiffItem {
  return {
    type: "diff",
    changes: Array.from({ length: FILES }, (_, file) => ({
      operation: "modify",
      path: `/srv/demo/packages/core/src/module-${file}/index.ts`,
    })),
    patch: { format: "git_patch", text: PATCH },
  };
}

/**
 * From the patch's text to the frame that shows it, and the one after, when what is far away was put off.
 * The round that warms up fetches what reads patches.
 */
function paint(make: () => ReactNode): Arm {
  return {
    operations: 1,
    async prepare(element, tidy) {
      const root = createRoot(element);
      tidy(() => root.unmount());
      return async () => {
        flushSync(() => root.render(make()));
        await frame();
        await frame();
        return { nodes: element.querySelectorAll("*").length };
      };
    },
  };
}

export const laws: Law[] = [
  {
    name: "diff-patch-paint",
    says: "A patch of 10,000 lines in 50 files costs at most 0.7 times one <pre>, from its text to paint, and 500 elements",
    arms: {
      ours: paint(() => <DiffView diff={makeDiff()} stateKey="bench" />),
      "<pre>": paint(() => <pre>{PATCH}</pre>),
    },
    claims: [
      { arm: "ours", over: "<pre>", atMost: 0.7 },
      { arm: "ours", count: "nodes", atMost: 500 },
    ],
  },
];
