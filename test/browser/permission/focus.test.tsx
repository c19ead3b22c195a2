import { ToolCallById, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { OPTIONS, toolCall, wait } from "./page.js";

/** A card whose call waits for an answer. */
async function openCard() {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const ask = (requestId: number) =>
    store.requestPermission(
      {
        sessionId: "s",
        title: "Run?",
        options: OPTIONS,
        ...toolCall({ rawInput: { command: "ls" } }),
      } as never,
      { requestId },
    );
  void ask(1);
  const host = document.createElement("main");
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <ToolCallStoreProvider store={store}>
      <ToolCallById toolCallId="t" />
    </ToolCallStoreProvider>,
  );
  await expect.element(page.getByRole("button", { name: "Reject" })).toBeVisible();
  return { store, ask };
}

const focused = () => (document.activeElement as HTMLElement).dataset;

test("after an answer in a card the focus goes to the card's header", async () => {
  await openCard();
  (page.getByRole("button", { name: "Reject" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused().acp).toBe("tool-call-header");
});

test("after an answer in a card with another prompt the focus goes to that prompt, and to no option", async () => {
  const { ask } = await openCard();
  void ask(2);
  (page.getByRole("button", { name: "Reject" }).first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused().requestId).toBe("2");
  expect(focused().acp).toBe("permission");
});

test("a prompt that is withdrawn under the focus gives it to the card's header", async () => {
  const { store } = await openCard();
  (page.getByRole("button", { name: "Allow once" }).element() as HTMLElement).focus();
  store.cancelPermission(1);
  await expect.poll(() => focused().acp).toBe("tool-call-header");
});

test("a prompt that goes away without the focus moves it nowhere", async () => {
  const { store } = await openCard();
  const message = document.createElement("textarea");
  document.querySelector("main")?.append(message);
  message.focus();
  store.cancelPermission(1);
  await wait(50);
  expect(document.activeElement).toBe(message);
});
