import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { preloadViews } from "../../components/preloadViews.js";
import { command, expectNone, openPage, toolCall, wait } from "./page.js";

beforeAll(preloadViews);

const allow = () => page.getByRole("button", { name: "Allow once" });
const reject = () => page.getByRole("button", { name: "Reject" });

test("typing while prompts appear answers nothing and loses nothing", async () => {
  const { ask, answers, store } = openPage();
  const message = page.getByLabelText("Message");
  await message.click();
  for (const [index, key] of [..."yes yes "].entries()) {
    ask(command(`ls ${index}`), index);
    await userEvent.keyboard(key === " " ? "[Space]" : key);
  }
  await userEvent.keyboard("{Enter}");
  await wait(600);
  await userEvent.keyboard("y");
  await expectNone(answers);
  expect(store.getState().permissionRequests).toHaveLength(8);
  expect(document.activeElement).toBe(message.element());
  await expect.element(message).toHaveValue("yes yes \ny");
});

test("no key is listened to on the window or the document", async () => {
  const spies = [window, document, document.body].map((target) => vi.spyOn(target, "addEventListener"));
  const { ask } = openPage();
  ask(command("ls"));
  await expect.element(allow()).toBeVisible();
  const kinds = spies.flatMap((spy) => spy.mock.calls.map(([kind]) => kind));
  expect(kinds.filter((kind) => kind.startsWith("key"))).toEqual([]);
  for (const spy of spies) spy.mockRestore();
});

test("clicks on allow do nothing for half a second after the prompt appears, and then one does", async () => {
  const { ask, answers } = openPage();
  ask(command("ls"));
  await expect.element(allow()).toBeVisible();
  const shown = performance.now();
  const click = () => (allow().element() as HTMLElement).click();
  click();
  await wait(100);
  click();
  while (performance.now() - shown < 400) await wait(10);
  click();
  await expectNone(answers);
  await wait(600);
  click();
  await expect.poll(() => answers).toEqual([[1, "a"]]);
});

test("the guard is silent: no attribute changes while it runs", async () => {
  const { ask, host } = openPage();
  ask(command("ls"));
  await expect.element(allow()).toBeVisible();
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(host, { attributes: true, subtree: true, childList: true });
  await wait(800);
  observer.disconnect();
  expect(seen).toEqual([]);
});

test("reject works at once", async () => {
  const { ask, answers } = openPage();
  ask(command("ls"));
  await expect.element(reject()).toBeVisible();
  (reject().element() as HTMLElement).click();
  await expect.poll(() => answers).toEqual([[1, "r"]]);
});

test("the second half of a double click allows nothing", async () => {
  const { ask, answers } = openPage();
  ask(command("first"), 1);
  ask(command("second"), 2);
  await wait(700);
  await allow().first().dblClick();
  await wait(700);
  expect(answers).toEqual([[1, "a"]]);
});

test("a held Enter allows at most what it was first pressed on", async () => {
  const { ask, answers } = openPage();
  ask(command("first"), 1);
  ask(command("second"), 2);
  const button = () => allow().first().element() as HTMLElement;
  await expect.element(allow().first()).toBeVisible();
  button().focus();
  await userEvent.keyboard("{Enter>}");
  for (let repeat = 0; repeat < 10; repeat++) {
    await wait(80);
    button().dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "Enter",
        code: "Enter",
        repeat: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  }
  await userEvent.keyboard("{/Enter}");
  // Whether the first press came behind the guard time depends on the machine; the repeats never count.
  expect(answers.filter(([id]) => id !== 1)).toEqual([]);
  expect(answers.length).toBeLessThanOrEqual(1);
  await wait(600);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => answers).toEqual([[1, "a"]]);
});

test("a press that began before the guard ended does not count though it ends after it", async () => {
  const { ask, answers } = openPage();
  ask(command("ls"));
  await expect.element(allow()).toBeVisible();
  const button = allow().element() as HTMLElement;
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await wait(700);
  button.click();
  await expectNone(answers);
  button.click();
  await expect.poll(() => answers).toEqual([[1, "a"]]);
});

test("options that have moved under the pointer are guarded again", async () => {
  const { ask, answers, host } = openPage();
  ask(command("ls"));
  await expect.element(allow()).toBeVisible();
  await wait(700);
  const pushed = document.createElement("div");
  pushed.style.height = "40px";
  host.prepend(pushed);
  (allow().element() as HTMLElement).click();
  await expectNone(answers);
  await wait(700);
  (allow().element() as HTMLElement).click();
  await expect.poll(() => answers).toEqual([[1, "a"]]);
});

test("a change while the prompt is open disarms it until it was reviewed, and guards it again", async () => {
  const { ask, update, answers } = openPage();
  ask(toolCall({ rawInput: { command: "ls" } }));
  await expect.element(allow()).toBeVisible();
  await wait(700);
  update({ rawInput: { command: "rm -rf ~" } });
  await expect.element(page.getByText(/The agent changed this request/)).toBeVisible();
  await wait(700);
  (allow().element() as HTMLElement).click();
  await expectNone(answers);
  await page.getByRole("button", { name: "I have seen the change" }).click();
  (allow().element() as HTMLElement).click();
  await expectNone(answers);
  await wait(700);
  (allow().element() as HTMLElement).click();
  await expect.poll(() => answers).toEqual([[1, "a"]]);
});

test("after a withdrawal a click sends nothing", async () => {
  const { ask, store, answers } = openPage();
  ask(command("ls"));
  await wait(700);
  const button = allow().element() as HTMLElement;
  store.cancelPermission(1);
  button.click();
  await wait(50);
  expect(answers).toEqual([[1, "cancelled"]]);
});
