import { composeStories } from "@storybook/react-vite";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import * as stories from "../../../stories/SessionOpenARecording.stories.js";

const { Default } = composeStories(stories);
const files = import.meta.glob<string>(
  "../../../stories/recordings/{claude-v2-multiedit,claude-v2-rejected,claude-v2-permcancel,codexz-meta-rejected,gemini-rich-edit,opencode-rich-edit}.jsonl",
  { query: "?raw", import: "default", eager: true },
);
const recordings = Object.entries(files).map(
  ([path, text]) => [path.replace(/^.*\/|\.jsonl$/g, ""), text] as const,
);

afterEach(cleanup);

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly reply?: object;
}

const lines = (text: string) => text.split("\n").filter(Boolean);
const read = (text: string) => lines(text).map((line) => JSON.parse(line) as Message);
const outbox = () => lines(screen.getByTestId("outbox").textContent ?? "").map((line) => JSON.parse(line));

async function open(name: string, text: string): Promise<void> {
  await userEvent.upload(screen.getByLabelText(/choose a file/), new File([text], `${name}.jsonl`));
  await screen.findByText(/^Applied (\d+) of \1 messages$/, {}, { timeout: 10_000 });
}

/** The ids under which the agent asked, in order. */
const askedBy = (messages: readonly Message[]) =>
  messages.flatMap(({ method, id }) => (method === "session/request_permission" ? [id] : []));

test.each(recordings)(
  "%s: with recorded answers each request gets exactly the recorded one",
  async (name, text) => {
    render(<Default recordedAnswers />);
    await open(name, text);
    const messages = read(text);
    const asked = askedBy(messages);
    expect(asked.length).toBeGreaterThan(0);
    const recorded = messages.flatMap(({ id, reply }) =>
      reply && asked.includes(id) ? [{ jsonrpc: "2.0", id, result: reply }] : [],
    );
    const byId = (a: Message, b: Message) => String(a.id).localeCompare(String(b.id));
    expect(
      outbox()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...asked].sort());
    expect(outbox().sort(byId)).toMatchObject(recorded.sort(byId));
  },
);

test.each(recordings)("%s: without them each request is answered by the user, once", async (name, text) => {
  render(<Default recordedAnswers={false} />);
  await open(name, text);
  const before = outbox().map(({ id }) => id);
  expect(new Set(before).size).toBe(before.length);
  const asked = askedBy(read(text));
  for (let press = 0; press < asked.length; press++) {
    const [reject] = screen.queryAllByRole("button", { name: /^Reject/ });
    if (reject) await userEvent.click(reject);
  }
  await expect
    .poll(() =>
      outbox()
        .map(({ id }) => id)
        .sort(),
    )
    .toEqual([...asked].sort());
  expect(screen.queryByRole("button", { name: /^Reject/ })).toBeNull();
});
