import { composeStories } from "@storybook/react-vite";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { userEvent as realEvent } from "vitest/browser";
import recording from "../../../stories/recordings/claude-v2-edit.jsonl?raw";
import * as stories from "../../../stories/SessionOpenARecording.stories.js";
import permissionCase from "../../cases/26-parallel-prompts.json?raw";
import colourCase from "../../cases/43-ansi-split-and-colours.json?raw";
import exitCase from "../../cases/47-signal-exit-not-success.json?raw";
import { preloadViews } from "../../components/preloadViews.js";

const { Default } = composeStories(stories);

beforeAll(preloadViews);
beforeEach(() => render(<Default />));
afterEach(cleanup);

const outbox = () => (screen.getByTestId("outbox").textContent ?? "").split("\n").filter(Boolean);
const articles = () => [...document.querySelectorAll("[data-acp='tool-call']")];

async function choose(name: string, text: string): Promise<void> {
  await userEvent.upload(screen.getByLabelText(/choose a file/), new File([text], name));
}

test("a chosen recording is shown at once: its cards, what was said, and what was sent", async () => {
  expect(outbox()).toEqual([]);
  await choose("claude-v2-edit.jsonl", recording);
  await screen.findByText("Applied 50 of 50 messages");
  screen.getByText("Protocol v2");
  screen.getByText("Done with edit.");
  await waitFor(() => expect(articles()).toHaveLength(6));
  expect(outbox()).toHaveLength(3);
});

test("without recorded answers a prompt waits, and the user's click is sent", async () => {
  await userEvent.click(screen.getByRole("checkbox", { name: "Apply recorded answers" }));
  await choose("claude-v2-edit.jsonl", recording);
  const [allow] = await screen.findAllByRole("button", { name: /^Allow once/ });
  expect(outbox()).toEqual([]);
  // A real press, and not before the guard time has passed and the diff above has been seen.
  for (let press = 0; press < 5 && outbox().length === 0; press++) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    if (allow) await realEvent.click(allow);
  }
  expect(outbox()).toHaveLength(1);
  expect(JSON.parse(outbox()[0] ?? "")).toMatchObject({ result: { outcome: { optionId: "allow-once" } } });
});

test("pasted text is opened like a file, and a chosen version overrides what was found out", async () => {
  fireEvent.change(screen.getByLabelText("Or paste its text"), { target: { value: permissionCase } });
  await screen.findByText("26-parallel-prompts");
  await userEvent.selectOptions(screen.getByLabelText("Protocol version"), "v1");
  await screen.findByText("Protocol v1");
});

test("a dropped file opens", async () => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([recording], "dropped.jsonl"));
  const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  fireEvent(screen.getByRole("group", { name: "Recording" }), drop);
  await screen.findByText("dropped.jsonl");
});

test("what cannot be read is told with its line, and the rest is shown", async () => {
  await choose("broken.jsonl", `${recording}\n{"t":`);
  const problem = await screen.findByText(/not JSON/);
  within(problem).getByText("Line 52:");
  await screen.findByText("Applied 50 of 50 messages");
});

test("terminals that no call refers to are shown with their output and how they ended", async () => {
  await choose("colours.json", colourCase);
  await screen.findByText("amber");
  const rows = [...document.querySelectorAll("[data-acp='terminal-row']")].map((row) => row.textContent);
  expect(rows).toEqual(["--> file <b>x</b> & y", " sw ", "amber plain"]);

  await choose("exits.json", exitCase);
  await screen.findByText("SIGTERM");
  expect(document.querySelectorAll("[data-acp='terminal']")).toHaveLength(4);
  screen.getByText("Exit -1073741510");
  screen.getByText("Running");
});

test("of a long session only what is in view is in the page, and the last call is a scroll away", async () => {
  const call = (index: number) => ({
    sessionUpdate: "tool_call_update",
    toolCallId: `c${index}`,
    title: `Call ${index}`,
  });
  const updates = Array.from({ length: 3000 }, (_, index) =>
    JSON.stringify({ t: 0, method: "session/update", params: { sessionId: "s", update: call(index) } }),
  );
  await choose("long.jsonl", updates.join("\n"));
  await screen.findByText("Call 0");
  expect(articles().length).toBeLessThan(200);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await screen.findByText("Call 2999");
  expect(articles().length).toBeLessThan(200);
});
