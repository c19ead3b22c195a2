import { layoutRows } from "../../../src/diff/layoutRows.js";
import { markWords } from "../../../src/diff/markWords.js";
import { readDiff } from "../../../src/diff/readDiff.js";
import { splitLines } from "../../../src/diff/splitLines.js";
import type { Arm, Law } from "../law.js";

const LINES = 5_000;
const RUNS = 5;
/** The bench's own bound for near-linear growth: twice the input may cost this much more. */
const NEAR_LINEAR = 2.6;

const text = (lines: number, write: (index: number) => string) =>
  Array.from({ length: Math.floor(lines) }, (_, index) => `${write(index)}\n`).join("");
const plain = (index: number) => (index % 7 === 0 ? "}" : `  const value${index} = compute(${index});`);
const oldText = text(LINES, plain);
const changed = (sites: number) =>
  text(LINES, (index) => (index % (LINES / sites) === 0 ? `  changed ${index}` : plain(index)));

function compare(before: string, after: string): Arm {
  return {
    operations: RUNS,
    prepare: () => () => {
      // A fresh item each time: a model is read once per item.
      for (let run = 0; run < RUNS; run++) {
        readDiff({ type: "diff", path: "/a.ts", oldText: before, newText: after });
      }
    },
  };
}

const rewritten = changed(LINES);

/** The cheapest look at both texts: their lines as numbers. */
const interning: Arm = {
  operations: RUNS,
  prepare: () => () => {
    for (let run = 0; run < RUNS; run++) {
      const numbers = new Map<string, number>();
      for (const side of [oldText, rewritten]) {
        for (const line of splitLines(side)) {
          if (!numbers.has(line.text)) numbers.set(line.text, numbers.size);
        }
      }
    }
  },
};

const siteArms = { "50 sites": 50, "500 sites": 500, "2,500 sites": 2_500, rewritten: LINES };

const compareLaw: Law = {
  name: "diff-texts",
  says: "Two texts of 5,000 lines, however they differ, are compared at no more than 80 times interning their lines",
  arms: {
    "interning lines": interning,
    ...Object.fromEntries(
      Object.entries(siteArms).map(([name, sites]) => [name, compare(oldText, changed(sites))]),
    ),
    "few distinct lines": compare(
      text(LINES, (index) => String((index * 2) % 7)),
      text(LINES, (index) => String((index * 3) % 7)),
    ),
  },
  claims: [...Object.keys(siteArms), "few distinct lines"].map((arm) => ({
    arm,
    over: "interning lines",
    atMost: 80,
  })),
};

function patch(write: (size: number) => string, size: number): Arm {
  const source = write(size);
  return {
    operations: RUNS,
    prepare: () => () => {
      for (let run = 0; run < RUNS; run++) {
        readDiff({
          type: "diff",
          changes: [{ operation: "modify", path: "/a.ts" }],
          patch: { format: "git_patch", text: source },
        });
      }
    },
  };
}

const PATHOLOGICAL: Readonly<Record<string, (size: number) => string>> = {
  "one long header": (size) => `diff --git a/${"a/".repeat(size / 2)} b/x\n`,
  "a header of prefixes": (size) => `diff --git ${"a/ b/".repeat(size / 5)}\n`,
  "a header of octal bytes": (size) => `diff --git "${"\\303".repeat(size / 4)}" "b"\n`,
  "many sections": (size) => "diff --git /a /a\n".repeat(size / 17),
  "many hunk headers": (size) => `diff --git /a /a\n${"@@ -1 +1 @@\n".repeat(size / 12)}`,
  "many hunks": (size) =>
    `diff --git /a.ts /a.ts\n${Array.from({ length: size / 30 }, (_, index) => `@@ -${index + 1} +${index + 1} @@\n-a\n+b\n`).join("")}`,
  "one long line": (size) => `diff --git /a.ts /a.ts\n@@ -1 +1 @@\n-${"x ".repeat(size / 2)}\n+y\n`,
};

const growthLaws: Law[] = Object.entries(PATHOLOGICAL).map(([name, write]) => ({
  name: `diff-pathological-patch-${name.replaceAll(" ", "-")}`,
  says: `A patch of 100 KB (${name}) is read at no more than ${NEAR_LINEAR} times the cost of 50 KB`,
  arms: { "50 KB": patch(write, 50_000), "100 KB": patch(write, 100_000) },
  claims: [{ arm: "100 KB", over: "50 KB", atMost: NEAR_LINEAR }],
}));

/** Pairs of texts of about `size` characters on either side. */
const PATHOLOGICAL_TEXTS: Readonly<Record<string, (size: number) => [oldText: string, newText: string]>> = {
  "rewritten lines": (size) => [text(size / 10, (i) => `old ${i}`), text(size / 10, (i) => `new ${i}`)],
  "few distinct lines": (size) => [
    text(size / 2, (i) => `${(i * 2) % 7}`),
    text(size / 2, (i) => `${(i * 3) % 7}`),
  ],
  "lines in reverse": (size) => [
    text(size / 8, (i) => `line ${i}`),
    text(size / 8, (i) => `line ${size - i}`),
  ],
  "every other line": (size) => [
    text(size / 8, (i) => `line ${i}`),
    text(size / 8, (i) => `line ${i - (i % 2)}`),
  ],
  "blank lines": (size) => ["\n".repeat(size), "\n \n".repeat(size / 3)],
  "one line of many words": (size) => ["a b ".repeat(size / 4), "b a ".repeat(size / 4)],
  "lines of many words": (size) => [
    text(size / 400, () => "a b ".repeat(100)),
    text(size / 400, () => "b c ".repeat(100)),
  ],
};

/** Everything that showing it may ask for: the comparison, the rows side by side, and the words of each line. */
function show(write: (size: number) => [string, string], size: number): Arm {
  const [oldText, newText] = write(size);
  return {
    operations: RUNS,
    prepare: () => () => {
      for (let run = 0; run < RUNS; run++) {
        for (const file of readDiff({ type: "diff", path: "/a.ts", oldText, newText }).files) {
          const openGaps = new Set(file.parts.keys());
          for (const row of layoutRows(file, { split: true, openGaps })) {
            if (row.type !== "line" || !row.block) continue;
            if (row.line) markWords(row.line, row.block);
            if (row.other) markWords(row.other, row.block);
          }
        }
      }
    },
  };
}

const textLaws: Law[] = Object.entries(PATHOLOGICAL_TEXTS).map(([name, write]) => ({
  name: `diff-pathological-texts-${name.replaceAll(" ", "-")}`,
  says: `Two texts of 100 KB (${name}) are compared, laid out and marked at no more than ${NEAR_LINEAR} times the cost of 50 KB`,
  arms: { "50 KB": show(write, 50_000), "100 KB": show(write, 100_000) },
  claims: [{ arm: "100 KB", over: "50 KB", atMost: NEAR_LINEAR }],
}));

export const laws: Law[] = [compareLaw, ...growthLaws, ...textLaws];
