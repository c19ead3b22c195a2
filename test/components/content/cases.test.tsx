import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { beforeAll, expect, it } from "vitest";
import { expandMessages, playMessage, readCases, versionOf } from "../../store/cases.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

/** The cards of a case with everything open, by tool call id. */
function play(id: string): (toolCallId: string) => HTMLElement {
  const found = readCases().find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no case ${id}.`);
  const store = createToolCallStore({ protocolVersion: versionOf(found), schedule: "sync" });
  for (const message of expandMessages(found.messages))
    playMessage(store, message as Record<string, unknown>, new Map());
  const { container } = render(
    <ToolCallStoreProvider store={store}>
      <ToolCallKitProvider collapsePolicy={() => "open"}>
        {store.getState().toolCallIds.map((toolCallId) => (
          <div key={toolCallId} data-testid={toolCallId}>
            <ToolCallById toolCallId={toolCallId} />
          </div>
        ))}
      </ToolCallKitProvider>
    </ToolCallStoreProvider>,
  );
  return (toolCallId) => within(container).getByTestId(toolCallId);
}

/** Opens raw input and output, where they are folded. */
async function openRaw(card: HTMLElement): Promise<void> {
  for (const button of within(card).queryAllByRole("button", { expanded: false }))
    await userEvent.click(button);
}

const codeIn = (card: HTMLElement) => [...card.querySelectorAll('[data-acp="content"] pre code')];

it("67: keeps fences inside fences apart", async () => {
  const card = play("67-nested-fences");
  const [code, ...others] = codeIn(card("c1"));
  expect(others).toEqual([]);
  expect(code?.textContent).toBe("intro\n```sh\nls\n```\nouter tail");
  expect(within(card("c1")).getByText("prose after").closest("code, pre")).toBeNull();
  await openRaw(card("c1"));
  const output = card("c1").querySelector('[data-acp="raw-output"]');
  expect(output?.textContent).toContain("~~~\n```\n````\nraw tail");
  expect(card("c2")).toHaveTextContent("Next call");
  expect(within(card("c2")).getByText("still fine").closest("code, pre")).toBeNull();
});

it("69: shows angle brackets as they are", () => {
  const card = play("69-angle-brackets-survive")("c1");
  expect(card).toHaveTextContent("Promise<void>");
  expect(card).toHaveTextContent("Map<string, Seed[]>");
  expect(card.querySelector("script")).toBeNull();
  expect(within(card).queryByRole("button", { name: "Press" })).toBeNull();
  expect("__hit" in window).toBe(false);
  expect(card).toHaveTextContent("a < b && c > d");
});

it("71: shows audio, resources and links in their order", () => {
  const card = play("71-audio-and-embedded-blobs")("c1");
  const parts = [...card.querySelectorAll('[data-acp="content"]')];
  expect(parts).toHaveLength(4);
  expect(parts[0]?.querySelector("audio")).toBeInTheDocument();
  expect(parts[1]).toHaveTextContent("notes.md");
  expect(parts[1]).toHaveTextContent("water daily");
  expect(parts[2]).toHaveTextContent("paper.pdf");
  expect(parts[2]).toHaveTextContent("application/pdf");
  expect(card).not.toHaveTextContent("JVBERi0");
  const link = within(parts[3] as HTMLElement).getByRole("link", { name: /Almanac 12/ });
  expect(link).toHaveAttribute("href", "https://docs.example/almanac");
});

it("74: shows the good items beside malformed ones", () => {
  const card = play("74-one-bad-item-does-not-void-rest")("c1");
  expect(card).toHaveTextContent("good one");
  expect(card).toHaveTextContent("good two");
});

it("75: shows raw strings with line breaks and without escapes", async () => {
  const card = play("75-raw-strings-unescaped");
  await openRaw(card("a"));
  const input = card("a").querySelector('[data-acp="raw-input"]');
  expect(input?.textContent).toContain('line one\nline "two"');
  expect(card("a").querySelector('[data-acp="raw-output"]')).toHaveTextContent("leaf");
  expect(card("a")).not.toHaveTextContent("[object Object]");
  await openRaw(card("b3"));
  expect(card("b3").querySelector('[data-acp="raw-input"]')).toBeNull();
});

it("77: shows a raw output that is the only output", async () => {
  const card = play("77-raw-output-fallback")("c1");
  await openRaw(card);
  expect(card).toHaveTextContent("store.txt:3:apples");
});

it("83: lets prose choose its direction and keeps code left to right", () => {
  const card = play("83-rtl-and-bidi")("c1");
  expect(
    within(card)
      .getByText(/تم تعديل/)
      .closest("p"),
  ).toHaveAttribute("dir", "auto");
  expect(within(card).getByText("src/app.ts")).toHaveAttribute("dir", "ltr");
  expect(within(card).getByText("let x = 1;").closest("pre")).toHaveAttribute("dir", "ltr");
  expect(screen.getByText(/קריאת/)).toBeVisible();
});
