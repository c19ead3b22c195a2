import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { preloadViews } from "../../components/preloadViews.js";
import { command, openPage, wait } from "./page.js";

beforeAll(preloadViews);

/** Every text that an assertive live region of the page gets, as a screen reader would be told. */
function recordAlerts(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.querySelector("[role='alert']")?.textContent ?? "";
    if (text !== "" && said.at(-1) !== text) said.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

test("a prompt is told once, with its command and folder, and takes no focus from who writes", async () => {
  const { ask } = openPage({ announcer: true });
  const message = page.getByLabelText("Message");
  await message.click();
  const said = recordAlerts();
  ask(command("cargo test"));
  await expect.element(page.getByRole("button", { name: "Allow once" })).toBeVisible();
  await expect.poll(() => said).toEqual(["Permission needed: run command cargo test in /w. 2 options."]);
  await wait(1000);
  expect(said).toHaveLength(1);
  expect(document.activeElement).toBe(message.element());
  expect(document.querySelectorAll("[aria-live='assertive'], [role='alert']")).toHaveLength(1);
});
