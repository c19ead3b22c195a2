import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRows, type ListRow } from "../../../src/components/list/buildRows.js";
import type { CallFacts } from "../../../src/components/list/callFacts.js";

const call = (toolCallId: string, fields: Partial<CallFacts> = {}): CallFacts => ({
  toolCallId,
  kind: "read",
  outcome: "completed",
  awaiting: false,
  parent: undefined,
  group: "looking",
  startedAt: undefined,
  endedAt: undefined,
  ...fields,
});

const OPEN = () => true;
const CLOSED = () => false;
const outline = (rows: readonly ListRow[]) => rows.map(({ key, depth }) => `${"  ".repeat(depth)}${key}`);

test("consecutive calls of a group hang below one line, and a single one stands alone", () => {
  const calls = [call("a"), call("b"), call("edit", { group: undefined }), call("c")];
  expect(outline(buildRows(calls, OPEN))).toEqual(["group:a", "  call:a", "  call:b", "call:edit", "call:c"]);
});

test("a group keeps its key while it grows, and its calls keep theirs when it comes about", () => {
  const keys = (count: number) =>
    buildRows(
      ["a", "b", "c"].slice(0, count).map((id) => call(id)),
      OPEN,
    ).map(({ key }) => key);
  expect(keys(1)).toEqual(["call:a"]);
  expect(keys(2)).toEqual(["group:a", "call:a", "call:b"]);
  expect(keys(3)).toEqual(["group:a", "call:a", "call:b", "call:c"]);
});

test("a closed group shows none of its calls", () => {
  expect(outline(buildRows([call("a"), call("b")], CLOSED))).toEqual(["group:a"]);
});

test("the calls of a sub-agent come below the call that started it, also when they came first", () => {
  const calls = [
    call("early", { parent: "task" }),
    call("task", { group: undefined, kind: "think" }),
    call("other", { group: undefined }),
    call("late", { parent: "task", group: undefined }),
  ];
  expect(outline(buildRows(calls, OPEN))).toEqual([
    "call:task",
    "  children:task",
    "    call:early",
    "    call:late",
    "call:other",
  ]);
});

test("any number of levels is listed, the deepest beside one another", () => {
  const chain = Array.from({ length: 20_000 }, (_, level) =>
    call(`c${level}`, { parent: level > 0 ? `c${level - 1}` : undefined, group: undefined }),
  );
  const rows = buildRows(chain.reverse(), OPEN);
  expect(new Set(rows.map(({ key }) => key).filter((key) => key.startsWith("call:"))).size).toBe(20_000);
  expect(Math.max(...rows.map(({ depth }) => depth))).toBe(24);
  expect(outline(rows).slice(0, 3)).toEqual(["call:c0", "  children:c0", "    call:c1"]);
});

test("a parent that never came counts as none", () => {
  expect(outline(buildRows([call("a", { parent: "gone", group: undefined })], OPEN))).toEqual(["call:a"]);
});

test("whatever calls claim to be each other's parents, each is shown exactly once", () => {
  const ids = ["a", "b", "c", "d"] as const;
  const anyCall = fc.record({
    parent: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    group: fc.constantFrom("looking", undefined),
  });
  fc.assert(
    fc.property(fc.tuple(anyCall, anyCall, anyCall, anyCall), (fields) => {
      const rows = buildRows(
        fields.map((field, index) => call(ids[index] ?? "", field)),
        OPEN,
      );
      const shown = rows.flatMap((row) => (row.type === "call" ? [row.toolCallId] : []));
      expect([...shown].sort()).toEqual([...ids]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});
