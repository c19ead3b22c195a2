import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { preloadViews } from "../../components/preloadViews.js";
import { command, expectNone, openPage, wait } from "./page.js";

beforeAll(preloadViews);

const KIND_WORDS = {
  reject_once: "Reject",
  reject_always: "Always reject",
  allow_once: "Allow once",
  allow_always: "Always allow…",
};
const LIES = ["Reject", "Cancel", "Allow", "Yes, always", "Allow once", ""];
const options = () => page.getByRole("button", { name: /^(Reject|Always reject|Allow once|Always allow…)/ });

test.each(LIES)("whatever kind an agent labels “%s”, its name starts with what it does", async (name) => {
  const { ask } = openPage();
  // The agent lists them the other way round.
  const kinds = Object.keys(KIND_WORDS).reverse();
  ask({ ...command("ls"), options: kinds.map((kind) => ({ optionId: kind, name, kind })) });
  await expect.poll(() => options().elements()).toHaveLength(4);
  const shown = options()
    .elements()
    .map((option) => option as HTMLElement);
  expect(shown.map(({ dataset }) => dataset.optionId)).toEqual([
    "reject_once",
    "reject_always",
    "allow_once",
    "allow_always",
  ]);
  for (const option of shown) {
    const words = KIND_WORDS[option.dataset.optionId as keyof typeof KIND_WORDS];
    expect(option.textContent.startsWith(words)).toBe(true);
  }
});

test("an unknown kind is neutral: it can be reached, and is called neither allowing nor rejecting", async () => {
  const { ask, answers } = openPage();
  ask({
    ...command("ls"),
    options: [{ optionId: "x", name: "Allow until Friday", kind: "allow_persistent" }],
  });
  const option = page.getByRole("button", { name: /^Answer/ });
  await expect.element(option).toBeVisible();
  await wait(700);
  await option.click();
  await expect.poll(() => answers).toEqual([[1, "x"]]);
});

test("an answer that lasts takes two presses", async () => {
  const { ask, answers } = openPage();
  ask({ ...command("ls"), options: [{ optionId: "x", name: "Go on", kind: "allow_always" }] });
  await wait(700);
  await page.getByRole("button", { name: /^Always allow…/ }).click();
  await expectNone(answers);
  await wait(700);
  await page.getByRole("button", { name: "Always allow", exact: true }).click();
  await expect.poll(() => answers).toEqual([[1, "x"]]);
});
