import { cleanup, render } from "@testing-library/react";
import {
  type CollapsePolicy,
  ToolCallKitProvider,
  ToolCallList,
  type ToolCallListHandle,
  type ToolCallListProps,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type SessionUpdateV2, type ToolCallStore } from "acp-tool-calls/store";
import { createRef, Profiler } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { preloadViews } from "../../components/preloadViews.js";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/tool-call.css";
import "../../../src/styles/list.css";

type Fields = Record<string, unknown>;

/** What draws content is there from the start; what comes late is what a test sends late. */
beforeAll(preloadViews);
afterEach(cleanup);

/** In a frame that has a height of its own, no measurement of a row has to wait for the next frame. */
const notices: string[] = [];
window.addEventListener("error", ({ message }) => notices.push(message));
afterEach(() => expect(notices.splice(0)).toEqual([]));

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
async function frames(count = 3): Promise<void> {
  for (let i = 0; i < count; i++) await frame();
}

/** Resolves when nothing in the scroller has moved or changed its size for some frames. */
async function stillness(scroller: HTMLElement): Promise<void> {
  const look = () => `${scroller.scrollTop} ${scroller.scrollHeight} ${scroller.innerHTML.length}`;
  for (let still = 0, last = look(); still < 5; last = look()) {
    await frame();
    still = look() === last ? still + 1 : 0;
  }
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

/** The call whose header stands nearest to the middle of the view, once rows are drawn there, and where. */
async function middle(scroller: HTMLElement): Promise<{ id: string; top: number }> {
  const box = scroller.getBoundingClientRect();
  const find = () =>
    [...scroller.querySelectorAll<HTMLElement>("[data-tool-call-id]")].find(
      (element) => element.getBoundingClientRect().top > box.top + box.height / 3,
    );
  await expect.poll(find).toBeDefined();
  await stillness(scroller);
  const found = find() as HTMLElement;
  return { id: found.dataset.toolCallId ?? "", top: found.getBoundingClientRect().top };
}

test("ten thousand calls are at most five hundred elements", async () => {
  const { view, scroller } = setUp(10_000);
  await stillness(scroller);
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

test("rows take the pointer while the list scrolls to its end", async () => {
  const { store, scroller } = setUp(100);
  await stillness(scroller);
  let scrolls = 0;
  scroller.addEventListener("scroll", () => scrolls++);
  for (let i = 100; i < 105; i++) {
    update(store, `c${i}`, { title: `Call ${i}`, kind: "execute", status: "completed" }, true);
    store.flush();
    await frames(1);
    const { left, top } = header(scroller, "c99").getBoundingClientRect();
    expect(document.elementFromPoint(left + 40, top + 10)?.closest("[data-tool-call-id]")).toBe(
      card(scroller, "c99"),
    );
  }
  expect(scrolls).toBeGreaterThan(0);
});

describe("the line under the reader's eye stays where it is", () => {
  const content = (index: number) => ({
    kind: index % 5 === 0 ? "execute" : "edit",
    content: [text(30, `c${index}`)],
  });

  async function scrolledToMiddle() {
    const set = setUp(200, {}, content);
    await stillness(set.scroller);
    set.scroller.scrollTop = 1500;
    await stillness(set.scroller);
    return set;
  }

  const movedFrom = (scroller: HTMLElement, { id, top }: { id: string; top: number }) =>
    Math.abs((card(scroller, id)?.getBoundingClientRect().top ?? Number.NaN) - top);

  /** Frame by frame until nothing moves any more: a jump that is taken back was still seen. */
  async function expectToStay(scroller: HTMLElement, reading: { id: string; top: number }) {
    for (let i = 0; i < 12; i++) {
      await frame();
      expect(movedFrom(scroller, reading)).toBeLessThanOrEqual(1);
    }
    await stillness(scroller);
    expect(movedFrom(scroller, reading)).toBeLessThanOrEqual(1);
  }

  test("when a card in view is toggled", async () => {
    const { scroller } = await scrolledToMiddle();
    const reading = await middle(scroller);
    for (const state of ["open", "closed"]) {
      header(scroller, reading.id).click();
      await expectToStay(scroller, reading);
      expect(card(scroller, reading.id)?.dataset.state).toBe(state);
    }
  });

  test("when a card below it is toggled", async () => {
    const { scroller } = await scrolledToMiddle();
    const reading = await middle(scroller);
    const below = `c${Number(reading.id.slice(1)) + 2}`;
    for (const state of ["open", "closed"]) {
      header(scroller, below).click();
      await expectToStay(scroller, reading);
      expect(card(scroller, below)?.dataset.state).toBe(state);
    }
  });

  test("when a card above the view is toggled by the key of its focused header", async () => {
    const { scroller } = await scrolledToMiddle();
    const top = scroller.getBoundingClientRect().top;
    const inView = [...scroller.querySelectorAll<HTMLElement>("[data-tool-call-id]")];
    const above =
      inView.find((element) => element.getBoundingClientRect().bottom > top)?.dataset.toolCallId ?? "";
    header(scroller, above).focus({ preventScroll: true });
    scroller.scrollTop += 300;
    await stillness(scroller);
    expect(header(scroller, above).getBoundingClientRect().bottom).toBeLessThan(top);
    const reading = await middle(scroller);
    for (const state of ["open", "closed"]) {
      header(scroller, above).click();
      await expectToStay(scroller, reading);
      expect(card(scroller, above)?.dataset.state).toBe(state);
    }
  });

  /** An open card, and the view scrolled until so many pixels of its body are left at the top. */
  async function scrolledPast(pixels: number) {
    const set = await scrolledToMiddle();
    const { scroller } = set;
    const id = `c${Number((await middle(scroller)).id.slice(1)) - 1}`;
    header(scroller, id).click();
    // A row that has the focus stays in the page wherever it is scrolled to.
    header(scroller, id).focus({ preventScroll: true });
    const body = card(scroller, id)?.querySelector('[data-acp="tool-call-body"]') as HTMLElement;
    // How tall it is counts from when its text is drawn as paragraphs.
    await expect.poll(() => body.querySelectorAll("p").length).toBe(30);
    await stillness(scroller);
    const left = body.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top;
    scroller.scrollTop += left - pixels;
    await stillness(scroller);
    return { ...set, id, body };
  }

  test("when a card above the view grows while its text streams", async () => {
    const { store, scroller, id, body } = await scrolledPast(-10);
    const reading = await middle(scroller);
    for (let i = 1; i <= 5; i++) {
      const height = body.offsetHeight;
      update(store, id, { content: [text(30), text(5 * i)] });
      await expectToStay(scroller, reading);
      expect(body.offsetHeight).toBeGreaterThan(height);
    }
  });

  test("when a card that is partly in view grows above it", async () => {
    const { store, scroller, id, body } = await scrolledPast(60);
    const reading = await middle(scroller);
    const height = body.offsetHeight;
    for (let i = 0; i < 5; i++) {
      update(store, id, { locations: Array.from({ length: i + 3 }, (_, n) => ({ path: `/w/file-${n}` })) });
      await expectToStay(scroller, reading);
    }
    expect(body.offsetHeight).toBeGreaterThan(height);
  });

  test("when calls far above change their size and new ones come below", async () => {
    const { store, scroller } = await scrolledToMiddle();
    const reading = await middle(scroller);
    for (let i = 0; i < 20; i++) update(store, `c${i}`, { status: "failed" });
    for (let i = 0; i < 20; i++) update(store, `new${i}`, { title: "New", kind: "execute" });
    await expectToStay(scroller, reading);
  });
});

describe("following the end", () => {
  test("survives new calls and content that comes late", async () => {
    const { store, scroller } = setUp(50);
    await stillness(scroller);
    for (let i = 0; i < 5; i++) {
      update(store, `late${i}`, { title: "Late", kind: "execute", status: "in_progress" });
      await stillness(scroller);
      const height = scroller.scrollHeight;
      update(store, `late${i}`, { content: [text(20)] });
      await stillness(scroller);
      expect(scroller.scrollHeight).toBeGreaterThan(height);
      expect(isAtEnd(scroller)).toBe(true);
    }
  });

  test("survives a place that grows and shrinks from one frame to the next", async () => {
    const { scroller } = setUp(16);
    await stillness(scroller);
    const place = scroller.closest<HTMLElement>("[style]") as HTMLElement;
    for (const height of [1200, 500, 700, 300]) {
      place.style.height = `${height}px`;
      await frame();
    }
    await stillness(scroller);
    expect(scroller.clientHeight).toBe(300);
    expect(isAtEnd(scroller)).toBe(true);
  });

  test("ends when the reader moves up, and a button takes it up again", async () => {
    const { store, scroller } = setUp(100);
    await stillness(scroller);
    scroller.scrollTop -= 400;
    const { id, top } = await middle(scroller);
    update(store, "more", { title: "More", kind: "execute" });
    await stillness(scroller);
    expect(Math.abs((card(scroller, id)?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
    const latest = scroller.querySelector<HTMLElement>('[data-acp="tool-call-list-latest-button"]');
    latest?.click();
    await stillness(scroller);
    expect(isAtEnd(scroller)).toBe(true);
    expect(scroller.querySelector('[data-acp="tool-call-list-latest-button"]')).toBeNull();
  });
});

test("an open card stays open through updates, a new status, grouping and scrolling away and back", async () => {
  const { store, scroller } = setUp(300, {}, () => ({ kind: "edit", content: [text(3)] }));
  const id = "c299";
  const state = () => card(scroller, id)?.dataset.state;
  await expect.poll(state).toBe("closed");
  header(scroller, id).click();
  await expect.poll(state).toBe("open");
  for (let i = 0; i < 1000; i++) update(store, id, { title: `Title ${i}` });
  update(store, id, { status: "in_progress" });
  update(store, id, { status: "completed", kind: "read" });
  update(store, "c300", { title: "Next", kind: "read", status: "completed" });
  await expect.poll(() => scroller.querySelector('[data-acp="tool-call-group"]')).not.toBeNull();
  await stillness(scroller);
  expect(state()).toBe("open");
  scroller.scrollTop = 0;
  await expect.poll(state).toBeUndefined();
  await stillness(scroller);
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(state).toBe("open");
});

test("focus stays on a header that is scrolled out of view", async () => {
  const { scroller } = setUp(500);
  await stillness(scroller);
  const focused = header(scroller, "c499");
  focused.focus();
  await stillness(scroller);
  scroller.scrollTop = 0;
  await stillness(scroller);
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
  const scroller = scrollerRef.current as HTMLElement;
  await stillness(scroller);
  expect(scroller.querySelectorAll("[data-tool-call-id]").length).toBeLessThan(40);
  expect(isAtEnd(scroller)).toBe(true);
});

const focusedCall = () =>
  document.activeElement?.closest<HTMLElement>("[data-tool-call-id]")?.dataset.toolCallId;

test("going to the next failure opens its group, brings it into view and moves focus there, round and round", async () => {
  const { list, scroller } = setUp(400, {}, (index) => ({
    kind: index < 200 ? "read" : "edit",
    status: index === 50 || index === 300 ? "failed" : "completed",
  }));
  await stillness(scroller);
  list.current?.collapseAll();
  await stillness(scroller);
  for (const failed of ["c50", "c300", "c50"]) {
    expect(list.current?.goToNextFailure()).toBe(true);
    await expect.poll(focusedCall).toBe(failed);
    await stillness(scroller);
    const { top, bottom } = scroller.getBoundingClientRect();
    const there = header(scroller, failed).getBoundingClientRect();
    expect(there.top).toBeGreaterThanOrEqual(top);
    expect(there.bottom).toBeLessThanOrEqual(bottom);
  }
});

test("going to the running call brings the last of them into view and moves focus there", async () => {
  const { list, store, scroller } = setUp(400);
  await stillness(scroller);
  expect(list.current?.goToRunning()).toBe(false);
  for (const id of ["c20", "c30"]) update(store, id, { status: "in_progress" });
  store.flush();
  expect(list.current?.goToRunning()).toBe(true);
  await expect.poll(focusedCall).toBe("c30");
});

test("expand all and collapse all reach all of ten thousand cards and draw only those in view", async () => {
  const { list, scroller } = setUp(10_000, { groupBy: false }, () => ({ content: [text(3)] }));
  const states = () => [
    ...new Set([...scroller.querySelectorAll<HTMLElement>("article")].map(({ dataset }) => dataset.state)),
  ];
  await stillness(scroller);
  for (const [act, state] of [
    [() => list.current?.expandAll(), "open"],
    [() => list.current?.collapseAll(), "closed"],
  ] as const) {
    act();
    for (const place of [0, 0.5, 1]) {
      scroller.scrollTop = place * scroller.scrollHeight;
      await stillness(scroller);
      expect(states()).toEqual([state]);
      expect(scroller.querySelectorAll("article").length).toBeLessThan(40);
    }
  }
});

test("calls are open by kind, status and duration as the host's policy says", async () => {
  const collapsePolicy: CollapsePolicy = ({ kind, status, startedAt = 0, endedAt = 0 }) =>
    kind === "edit" || status === "failed" || endedAt - startedAt > 1000 ? "open" : "closed";
  let now = 0;
  const store = createToolCallStore({ protocolVersion: 2, now: () => now });
  const call = (id: string, kind: string, status: string, milliseconds: number) => {
    update(store, id, { title: id, kind, status: "in_progress" });
    now += milliseconds;
    update(store, id, { status });
  };
  call("edit", "edit", "completed", 0);
  call("quick", "execute", "completed", 10);
  call("slow", "execute", "completed", 2000);
  call("failed", "execute", "failed", 10);
  const { container } = render(
    <div style={{ height: 500 }}>
      <ToolCallKitProvider collapsePolicy={collapsePolicy}>
        <ToolCallStoreProvider store={store}>
          <ToolCallList />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    </div>,
  );
  await stillness(container.querySelector('[data-acp="tool-call-list-frame"]') as HTMLElement);
  const open = [...container.querySelectorAll<HTMLElement>('[data-acp="tool-call"][data-state="open"]')];
  expect(open.map(({ dataset }) => dataset.toolCallId)).toEqual(["edit", "slow", "failed"]);
});
