import { act, render } from "@testing-library/react";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { Profiler } from "react";
import { expect, test } from "vitest";
import { openStore, textItem, update } from "../showCall.js";

const IDS = Array.from({ length: 12 }, (_, index) => `c${index}`);

/** Renders a dozen cards and says which of them React has rendered since it was last asked. */
function showCounted() {
  const store = openStore();
  for (const toolCallId of IDS) update(store, { toolCallId, kind: "execute", status: "in_progress" });
  let rendered: string[] = [];
  const tree = () => (
    <ToolCallStoreProvider store={store}>
      {IDS.map((id) => (
        <Profiler key={id} id={id} onRender={(card) => rendered.push(card)}>
          <ToolCallById toolCallId={id} />
        </Profiler>
      ))}
    </ToolCallStoreProvider>
  );
  const view = render(tree());
  const takeRendered = () => {
    const taken = rendered;
    rendered = [];
    return taken;
  };
  takeRendered();
  return { store, takeRendered, ...view };
}

test("a change of one call renders that card once, and no other", () => {
  const { store, takeRendered } = showCounted();
  act(() => update(store, { toolCallId: "c7", title: "cargo test" }));
  expect(takeRendered()).toEqual(["c7"]);
});

test("appended content renders that card once, and no other", () => {
  const { store, takeRendered } = showCounted();
  act(() =>
    store.applySessionUpdate({
      sessionUpdate: "tool_call_content_chunk",
      toolCallId: "c7",
      content: textItem("more"),
    }),
  );
  expect(takeRendered()).toEqual(["c7"]);
});

test("a permission request renders only the card it is about, and so does its answer", () => {
  const { store, takeRendered } = showCounted();
  act(() => {
    void store.requestPermission(
      {
        sessionId: "s",
        title: "Run?",
        subject: { type: "tool_call", toolCall: { toolCallId: "c3" } },
        options: [{ optionId: "ok", name: "Allow once", kind: "allow_once" }],
      },
      { requestId: 1 },
    );
  });
  expect(new Set(takeRendered())).toEqual(new Set(["c3"]));
  act(() => void store.answerPermission(1, "ok"));
  expect(new Set(takeRendered())).toEqual(new Set(["c3"]));
});

test("a new call renders no card that is there", () => {
  const { store, takeRendered } = showCounted();
  act(() => update(store, { toolCallId: "new" }));
  expect(takeRendered()).toEqual([]);
});

test("terminal output that no card shows in its header renders no card", () => {
  const { store, takeRendered } = showCounted();
  act(() =>
    store.applySessionUpdate({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data: btoa("tick") }),
  );
  expect(takeRendered()).toEqual([]);
});

test("opening one card renders no other", () => {
  const { takeRendered, container } = showCounted();
  act(() =>
    container.querySelector<HTMLElement>('[data-tool-call-id="c9"] [data-acp="tool-call-header"]')?.click(),
  );
  expect(new Set(takeRendered())).toEqual(new Set(["c9"]));
});

test("a provider that is given equal options again renders no card", () => {
  const store = openStore();
  update(store, { toolCallId: "a" });
  let renders = 0;
  const card = (
    <Profiler id="a" onRender={() => renders++}>
      <ToolCallStoreProvider store={store}>
        <ToolCallById toolCallId="a" />
      </ToolCallStoreProvider>
    </Profiler>
  );
  const onOpenLink = () => {};
  const { rerender } = render(<ToolCallKitProvider onOpenLink={onOpenLink}>{card}</ToolCallKitProvider>);
  rerender(<ToolCallKitProvider onOpenLink={onOpenLink}>{card}</ToolCallKitProvider>);
  expect(renders).toBe(1);
});
