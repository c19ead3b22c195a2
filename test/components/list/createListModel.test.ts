import { createToolCallStore } from "acp-tool-calls/store";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupLookingCalls } from "../../../src/components/list/callFacts.js";
import { createListModel } from "../../../src/components/list/createListModel.js";
import { createOpenStateStore, setOpen } from "../../../src/react/openState.js";
import type { ToolCall } from "../../../src/store/records.js";

const parentOf = ({ _meta }: ToolCall) => _meta?.parent as string | undefined;

function setUp() {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => 0 });
  const openState = createOpenStateStore();
  const make = () => createListModel(store, openState, { parentOf, groupBy: groupLookingCalls });
  const update = (toolCallId: string, fields: object) =>
    store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId, ...fields } as never);
  return { store, openState, make, update };
}

const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      id,
      fields: fc.record(
        {
          kind: fc.constantFrom("read", "edit"),
          status: fc.constantFrom("in_progress", "completed", "failed"),
          _meta: fc.record({ parent: id }),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ open: fc.boolean(), id }) },
  { weight: 1, arbitrary: fc.constant("reset" as const) },
);

test("rows that followed every change are those that the session has when it is read at once", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { store, openState, make, update } = setUp();
      const model = make();
      model.getRows();
      for (const at of steps) {
        if (at === "reset") store.reset();
        else if ("fields" in at) update(at.id, at.fields);
        else setOpen(openState, `group:${at.id}`, at.open);
        model.getRows();
      }
      expect(model.getRows()).toEqual(make().getRows());
    }),
  );
});

test("a new command among ten thousand, and what becomes of it, leave every other row as it is", () => {
  const { make, update } = setUp();
  const model = make();
  for (let index = 0; index < 10_000; index++) update(`c${index}`, { kind: "execute", status: "completed" });
  const before = model.getRows();
  update("new", { kind: "execute", status: "in_progress" });
  const added = model.getRows();
  expect(added.slice(0, -1).every((row, index) => row === before[index])).toBe(true);
  update("new", { status: "completed" });
  expect(model.getRows()).toBe(added);
});
