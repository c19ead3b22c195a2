import { cleanup, render } from "@testing-library/react";
import {
  ToolCallKitProvider,
  ToolCallList,
  type ToolCallListHandle,
  type ToolCallListProps,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type SessionUpdateV2, type ToolCallStore } from "acp-tool-calls/store";
import { createRef, Profiler } from "react";
import { afterEach, describe, expect, test } from "vitest";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/tool-call.css";
import "../../../src/styles/list.css";

type Fields = Record<string, unknown>;

afterEach(cleanup);

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
async function frames(count = 3): Promise<void> {
  for (let i = 0; i < count; i++) await frame();
}

const text = (lines: number, word = "line") => ({
  type: "content",
  content: { type: "text", text: Array.from({ length: lines }, (_, i) => `${word} ${i}\n\n`).join("") },
});

function update(store: ToolCallStore, toolCallId: string, fields: Fields, replay = false): void {
  store.applySessionUpdate(
    { sessionUpdate: "tool_call_update", toolCallId, ...fields } as unknown as SessionUpdateV2,
    { replay },
  );
}

function setUp(count: number, props: ToolCallListProps = {}, fields: (index: number) => Fields = () => ({})) {
  const store = createToolCallStore({ protocolVersion: 2 });
  for (let i = 0; i < count; i++) {
    // History has no times, so that no clock on a card renders anything.
    update(store, `c${i}`, { title: `Call ${i}`, kind: "execute", status: "completed", ...fields(i) }, true);
  }
  store.flush();
  const list = createRef<ToolCallListHandle>();
  let commits = 0;
  const labelled: string[] = [];
  const labels = { toolCall: { unknownStatus: (status: string) => `${labelled.push(status) && status}` } };
  const view = render(
    <div style={{ height: 500, width: 600 }}>
      <ToolCallKitProvider labels={labels}>
        <ToolCallStoreProvider store={store}>
          <Profiler id="list" onRender={() => commits++}>
            <ToolCallList ref={list} {...props} />
          </Profiler>
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    </div>,
  );
  const scroller = view.container.querySelector<HTMLElement>(
    '[data-acp="tool-call-list-frame"]',
  ) as HTMLElement;
  return { store, list, scroller, view, labelled, commits: () => commits };
}

const card = (scroller: Element, id: string) =>
  scroller.querySelector<HTMLElement>(`[data-tool-call-id="${id}"]`);
const header = (scroller: Element, id: string) =>
  card(scroller, id)?.querySelector<HTMLElement>('[data-acp="tool-call-header"]') as HTMLElement;
const isAtEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= 4;

/** The call whose header stands nearest to the middle of the view, and where. */
function middle(scroller: HTMLElement): { id: string; top: number } {
  const box = scroller.getBoundingClientRect();
  const cards = [...scroller.querySelectorAll<HTMLElement>("[data-tool-call-id]")];
  const found = cards.find((element) => element.getBoundingClientRect().top > box.top + box.height / 3);
  if (!found) throw new Error("No card stands in the middle of the view.");
  return { id: found.dataset.toolCallId ?? "", top: found.getBoundingClientRect().top };
}

test("ten thousand calls are at most five hundred elements", async () => {
  const { view, scroller } = setUp(10_000);
  await frames();
  expect(view.container.querySelectorAll("*").length).toBeLessThanOrEqual(500);
  expect(isAtEnd(scroller)).toBe(true);
  expect(card(scroller, "c9999")).not.toBeNull();
});

test("five thousand updates to one of a thousand calls render no other, at most once a frame", async () => {
  const { store, scroller, labelled, commits } = setUp(1000, { follow: false }, (index) => ({
    status: `s${index}`,
  }));
  await frames();
  const shown = scroller.querySelector<HTMLElement>("[data-tool-call-id]")?.dataset.toolCallId ?? "";
  labelled.length = 0;
  const before = commits();
  let ticks = 0;
  let counting = true;
  const count = () => {
    ticks++;
    if (counting) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (let i = 0; i < 5000; i++) {
    update(store, shown, { title: `Title ${i}`, status: `s${shown}-${i}` });
    if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  await frames();
  counting = false;
  expect(card(scroller, shown)?.textContent).toContain("Title 4999");
  expect(labelled.filter((status) => !status.startsWith(`s${shown}-`))).toEqual([]);
  expect(commits() - before).toBeLessThanOrEqual(ticks + 1);
});

describe("the line under the reader's eye stays where it is", () => {
  const content = (index: number) => ({
    kind: index % 5 === 0 ? "execute" : "edit",
    content: [text(30, `c${index}`)],
  });

  async function scrolledToMiddle() {
    const set = setUp(200, {}, content);
    await frames();
    set.scroller.scrollTop = 1500;
    set.scroller.dispatchEvent(new Event("scroll"));
    await frames();
    return set;
  }

  test("when a card in view is opened and closed", async () => {
    const { scroller } = await scrolledToMiddle();
    const { id, top } = middle(scroller);
    for (let i = 0; i < 2; i++) {
      header(scroller, id).click();
      await frames(6);
      expect(Math.abs((card(scroller, id)?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
    }
  });

  test("when a card below it is opened", async () => {
    const { scroller } = await scrolledToMiddle();
    const { id, top } = middle(scroller);
    header(scroller, `c${Number(id.slice(1)) + 2}`).click();
    await frames(6);
    expect(Math.abs((card(scroller, id)?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
  });

  test("when a card above it grows while it streams", async () => {
    const { store, scroller } = await scrolledToMiddle();
    const { id } = middle(scroller);
    const above = `c${Number(id.slice(1)) - 1}`;
    header(scroller, above).click();
    await frames(6);
    const body = card(scroller, above)?.querySelector('[data-acp="tool-call-body"]') as HTMLElement;
    // What draws text is fetched when it is first shown, and that replaces what stood there.
    for (let height = -1; height !== body.offsetHeight; await frames(20)) height = body.offsetHeight;
    scroller.scrollTop += body.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top - 60;
    await frames(6);
    const { id: reading, top } = middle(scroller);
    for (let i = 0; i < 5; i++) {
      update(store, above, {
        locations: Array.from({ length: i + 3 }, (_, n) => ({ path: `/w/file-${n}` })),
      });
      await frames();
      expect(Math.abs((card(scroller, reading)?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(
        1,
      );
    }
  });

  test("when calls far above change their size and new ones come below", async () => {
    const { store, scroller } = await scrolledToMiddle();
    const { id, top } = middle(scroller);
    for (let i = 0; i < 20; i++) update(store, `c${i}`, { status: "failed" });
    for (let i = 0; i < 20; i++) update(store, `new${i}`, { title: "New", kind: "execute" });
    await frames(6);
    expect(Math.abs((card(scroller, id)?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
  });
});

describe("following the end", () => {
  test("survives new calls and content that comes late", async () => {
    const { store, scroller } = setUp(50);
    await frames();
    for (let i = 0; i < 5; i++) {
      update(store, `late${i}`, { title: "Late", kind: "execute", status: "in_progress" });
      await frames();
      update(store, `late${i}`, { content: [text(20)] });
      await frames(6);
      expect(isAtEnd(scroller)).toBe(true);
    }
  });

  test("ends when the reader moves up, and a button takes it up again", async () => {
    const { store, scroller } = setUp(100);
    await frames();
    scroller.scrollTop -= 400;
    await frames();
    const { scrollTop } = scroller;
    update(store, "more", { title: "More", kind: "execute" });
    await frames();
    expect(Math.abs(scroller.scrollTop - scrollTop)).toBeLessThanOrEqual(1);
    const latest = scroller.querySelector<HTMLElement>('[data-acp="tool-call-list-latest-button"]');
    latest?.click();
    await frames(6);
    expect(isAtEnd(scroller)).toBe(true);
    expect(scroller.querySelector('[data-acp="tool-call-list-latest-button"]')).toBeNull();
  });
});

test("an open card stays open through updates, a new status, grouping and scrolling away and back", async () => {
  const { store, scroller } = setUp(300, {}, () => ({ kind: "edit", content: [text(3)] }));
  await frames();
  const id = "c299";
  header(scroller, id).click();
  await frames();
  for (let i = 0; i < 1000; i++) update(store, id, { title: `Title ${i}` });
  update(store, id, { status: "in_progress" });
  update(store, id, { status: "completed", kind: "read" });
  update(store, "c300", { title: "Next", kind: "read", status: "completed" });
  await frames();
  expect(scroller.querySelector('[data-acp="tool-call-group"]')).not.toBeNull();
  expect(card(scroller, id)?.dataset.state).toBe("open");
  scroller.scrollTop = 0;
  await frames();
  expect(card(scroller, id)).toBeNull();
  scroller.scrollTop = scroller.scrollHeight;
  await frames(6);
  expect(card(scroller, id)?.dataset.state).toBe("open");
});

test("focus stays on a header that is scrolled out of view", async () => {
  const { scroller } = setUp(500);
  await frames();
  const focused = header(scroller, "c499");
  focused.focus();
  await frames();
  scroller.scrollTop = 0;
  await frames(6);
  expect(document.activeElement).toBe(focused);
});

test("a list inside a scroller of the host's keeps its rows few and its end in view", async () => {
  const store = createToolCallStore({ protocolVersion: 2 });
  for (let i = 0; i < 1000; i++)
    update(store, `c${i}`, { title: `Call ${i}`, kind: "edit", status: "completed" });
  store.flush();
  const scrollerRef = createRef<HTMLDivElement>();
  render(
    <div ref={scrollerRef} style={{ height: 400, overflow: "auto" }}>
      <ToolCallStoreProvider store={store}>
        <ToolCallList scrollerRef={scrollerRef} />
      </ToolCallStoreProvider>
    </div>,
  );
  await frames(6);
  const scroller = scrollerRef.current as HTMLElement;
  expect(scroller.querySelectorAll("[data-tool-call-id]").length).toBeLessThan(40);
  expect(isAtEnd(scroller)).toBe(true);
});

test("going to a failure opens its group, brings it into view and moves focus there", async () => {
  const { list } = setUp(400, {}, (index) => ({
    kind: index < 200 ? "read" : "edit",
    status: index === 50 ? "failed" : "completed",
  }));
  await frames();
  list.current?.collapseAll();
  await frames();
  expect(list.current?.goToNextFailure()).toBe(true);
  await frames(12);
  expect(document.activeElement?.closest("[data-tool-call-id]")?.getAttribute("data-tool-call-id")).toBe(
    "c50",
  );
  expect(list.current?.goToRunning()).toBe(false);
});

test("expand all and collapse all open and close every card", async () => {
  const { list, scroller } = setUp(30, { groupBy: false });
  await frames();
  list.current?.expandAll();
  await frames(6);
  expect(scroller.querySelectorAll('[data-acp="tool-call"][data-state="closed"]').length).toBe(0);
  list.current?.collapseAll();
  await frames(6);
  expect(scroller.querySelectorAll('[data-acp="tool-call"][data-state="open"]').length).toBe(0);
});
