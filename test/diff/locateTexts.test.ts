import { expect, test } from "vitest";
import { layoutRows } from "../../src/diff/layoutRows.js";
import type { DiffContext } from "../../src/diff/locateTexts.js";
import { type DiffItem, readDiff } from "../../src/diff/readDiff.js";

const path = "/srv/demo/a.ts";
const piece = (oldText: string, newText: string): DiffItem => ({ type: "diff", path, oldText, newText });

/** `old/new` numbers of the first and the last line of what a diff shows, `-` for none. */
function numbers(diff: DiffItem, context: Partial<DiffContext>): string[] {
  const { files } = readDiff(diff, { content: [diff], locations: [], ...context });
  const rows = files.flatMap((file) => layoutRows(file, { split: true, openGaps: new Set() }));
  const lines = rows.flatMap((row) => (row.type === "line" ? [row] : []));
  return [lines[0], lines.at(-1)].map((row) => `${row?.line?.oldLine ?? "-"}/${row?.other?.newLine ?? "-"}`);
}

test("hunks of Claude Code have the numbers of their locations, the old ones without what was added before", () => {
  const first = piece("a\nb\nc", "a\nb\nb2\nb3\nc");
  const second = piece("x\ny", "x\nz");
  const content = [first, second];
  const locations = [
    { path, line: 10 },
    { path, line: 52 },
  ];
  expect(numbers(first, { content, locations })).toEqual(["10/10", "12/14"]);
  expect(numbers(second, { content, locations })).toEqual(["50/52", "51/53"]);
});

test.each<[string, DiffContext["locations"]]>([
  ["none", []],
  ["one without a line", [{ path }]],
  ["one with no line", [{ path, line: null }]],
  ["one of another file", [{ path: "/srv/demo/b.ts", line: 3 }]],
  [
    "more of them than diffs",
    [
      { path, line: 3 },
      { path, line: 9 },
    ],
  ],
])("a piece has no numbers where the call's locations are %s", (_, locations) => {
  expect(numbers(piece("a", "b"), { locations })).toEqual(["-/-", "-/-"]);
});

test("a location says nothing about where a whole file begins", () => {
  expect(numbers(piece("a\nb\n", "a\nc\n"), { locations: [{ path, line: 2 }] })).toEqual(["1/1", "2/2"]);
});

const codexPatch =
  "@@ -4,3 +4,3 @@\n \n-export function add() {\n+export function sum() {\n   return a + b;\n";
const codexTexts = [
  "\nexport function add() {\n  return a + b;\n",
  "\nexport function sum() {\n  return a + b;\n",
] as const;

test("hunks of Codex have the numbers of the patch in its raw input", () => {
  const rawInput = { changes: { [path]: { type: "update", unified_diff: codexPatch } } };
  expect(numbers(piece(...codexTexts), { rawInput })).toEqual(["4/4", "6/6"]);
});

test("a patch that draws other texts gives no numbers", () => {
  const rawInput = { changes: { [path]: { unified_diff: codexPatch } } };
  expect(numbers(piece("one", "two"), { rawInput })).toEqual(["-/-", "-/-"]);
});

test("hunks that Codex marks as `update` are not numbered as if they began the file", () => {
  const [oldText, newText] = codexTexts;
  const diff: DiffItem = { type: "diff", path, oldText, newText, _meta: { kind: "update" } };
  expect(numbers(diff, {})).toEqual(["-/-", "-/-"]);
});

test.each([
  null,
  5,
  { changes: null },
  { changes: { [path]: { unified_diff: 7 } } },
  { changes: { [path]: "x" } },
])("raw input such as %j does no harm", (rawInput) => {
  expect(numbers(piece("a", "b"), { rawInput })).toEqual(["-/-", "-/-"]);
});
