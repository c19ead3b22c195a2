import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  PermissionQueue,
  ToolCallById,
  ToolCallKitProvider,
  ToolCallStoreProvider,
  useToolCallIds,
} from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { beforeAll, expect, test, vi } from "vitest";
import { expandMessages, playMessage, type Responses, readCases, versionOf } from "../../store/cases.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

/** Plays a reported case up to a message, with its cards or its prompts on the page. */
function open(number: string, { upTo, show }: { upTo?: number; show: "cards" | "prompts" }) {
  const item = readCases().find(({ id }) => id.startsWith(`${number}-`));
  if (!item) throw new Error(`There is no case ${number}`);
  const store = createToolCallStore({ protocolVersion: versionOf(item), schedule: "sync" });
  const responses: Responses = new Map();
  for (const message of expandMessages(item.messages).slice(0, upTo))
    playMessage(store, message as Parameters<typeof playMessage>[1], responses);
  render(
    <ToolCallKitProvider permissionGuardMs={0} collapsePolicy={() => "open"}>
      <ToolCallStoreProvider store={store}>
        {show === "cards" ? <Cards /> : <PermissionQueue />}
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  return { store, responses };
}

function Cards() {
  return useToolCallIds().map((id) => <ToolCallById key={id} toolCallId={id} />);
}

const optionButtons = () =>
  screen.queryAllByRole("button").filter(({ dataset }) => dataset.acp === "permission-option");
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const card = () => screen.getByRole("article");
const selected = (optionId: string) => ({ outcome: "selected", optionId });

test("18: no button 'Allow once' or 'Reject'", () => {
  open("18", { show: "cards" });
  expect(optionButtons()).toEqual([]);
});

test("18: the card shows a cancelled label distinct from failed and completed", () => {
  open("18", { show: "cards" });
  expect(within(card()).getByText("Cancelled")).toBeInTheDocument();
  expect(within(card()).queryByText(/Done|Failed/)).toBeNull();
});

test("23: between the answer and the failure the card is pending, never completed", () => {
  open("23", { upTo: 3, show: "cards" });
  expect(card()).toHaveAttribute("data-status", "pending");
  expect(within(card()).queryByText("Done")).toBeNull();
});

test("23: after the failure it shows failed and 'valve stuck'", async () => {
  open("23", { show: "cards" });
  expect(within(card()).getByText("Failed")).toBeInTheDocument();
  expect(await within(card()).findByText("valve stuck")).toBeInTheDocument();
});

test("23: the buttons are gone after the answer", () => {
  open("23", { upTo: 3, show: "cards" });
  expect(optionButtons()).toEqual([]);
});

test("24: the card shows rejected or failed, and no success", () => {
  open("24", { show: "cards" });
  expect(within(card()).getAllByText(/Rejected|Failed/)[0]).toBeInTheDocument();
  expect(within(card()).queryByText("Done")).toBeNull();
});

test("24: the chosen option is in the card's record", () => {
  open("24", { show: "cards" });
  expect(within(card()).getByText(/You chose: Reject/)).toBeInTheDocument();
});

// The case's update comes with the request, before anybody can have read it. One that comes later and
// changes what is asked takes a review first: a click counts for what was shown.
test("25: 'Allow once' and 'Reject' are both enabled after an update that nobody had seen the call before", () => {
  open("25", { show: "prompts" });
  for (const name of ["Allow once", "Reject"]) {
    expect(button(name)).toBeEnabled();
    expect(button(name)).not.toHaveAttribute("aria-disabled");
  }
});

test("25: 'draft ready' is visible", () => {
  open("25", { show: "prompts" });
  expect(screen.getByText("draft ready")).toBeInTheDocument();
});

test("25: clicking 'Allow once' answers id 2 with ok1, once", async () => {
  const { responses } = open("25", { show: "prompts" });
  const allow = button("Allow once");
  await userEvent.click(allow);
  allow.click();
  await expect.poll(() => [...responses]).toEqual([[2, [selected("ok1")]]]);
});

test("26: before the answer three prompts can be answered, oldest first", () => {
  const { store } = open("26", { upTo: 5, show: "prompts" });
  expect(store.getState().permissionRequests.map(({ requestId }) => requestId)).toEqual([10, 11, 12]);
  const prompts = screen
    .getAllByRole("listitem")
    .filter(({ firstElementChild }) => firstElementChild?.matches("section"));
  expect(prompts.map(({ firstElementChild }) => firstElementChild?.getAttribute("data-request-id"))).toEqual([
    "10",
    "11",
    "12",
  ]);
  expect(screen.getAllByRole("button", { name: "Allow once" })).toHaveLength(3);
});

test("26: answering 11 sends nothing for 10 and 12, and both can still be answered under their own ids", async () => {
  const { responses } = open("26", { show: "prompts" });
  await expect.poll(() => [...responses]).toEqual([[11, [selected("ok1")]]]);
  await userEvent.click(screen.getAllByRole("button", { name: "Reject" })[0] as HTMLElement);
  await userEvent.click(button("Allow once"));
  await expect
    .poll(() => [...responses].slice(1))
    .toEqual([
      [10, [selected("no1")]],
      [12, [selected("ok1")]],
    ]);
});

// The case has them in the agent's order. An order by kind keeps a click meant for one request from
// landing on the opposite answer of the next; the agent's order holds among options of one kind.
test("28: four options with the agent's labels, in an order by kind and else the agent's", () => {
  open("28", { upTo: 2, show: "prompts" });
  const text = optionButtons().map(({ textContent }) => textContent);
  expect(text).toEqual([
    expect.stringContaining("No"),
    expect.stringContaining("Just now"),
    expect.stringContaining("Allow for this session"),
    expect.stringContaining("Always allow"),
  ]);
});

test("28: choosing 'Always allow' answers exactly 'allow_forever'", async () => {
  const { responses } = open("28", { upTo: 2, show: "prompts" });
  await userEvent.click(button("Always allow…"));
  await userEvent.click(button("Always allow"));
  await expect.poll(() => [...responses]).toEqual([[3, [selected("allow_forever")]]]);
});

test("30: each label is visible once, in an order by kind, and React complains about no key", () => {
  const error = vi.spyOn(console, "error");
  open("30", { show: "prompts" });
  expect(error).not.toHaveBeenCalled();
  const labels = ["Ring softly", "Ring loudly", "Do not ring"];
  for (const label of labels) {
    expect(optionButtons().filter(({ textContent }) => textContent?.includes(label))).toHaveLength(1);
  }
  const order = optionButtons().map(({ textContent }) =>
    labels.find((label) => textContent?.includes(label)),
  );
  expect(order).toEqual(["Do not ring", "Ring softly", "Ring loudly"]);
});

// The case lets either of the two be sent. Their id is the same, so that sending it could ring loudly when
// softly was meant: neither is sent, both are shown, and the request can still be rejected.
test("30: a click sends the literal id of the clicked option once, where that id is not ambiguous", async () => {
  const { responses } = open("30", { show: "prompts" });
  await userEvent.click(button(/Ring softly/));
  await userEvent.click(button(/Ring loudly/));
  expect(responses.size).toBe(0);
  await userEvent.click(button(/Do not ring/));
  await expect.poll(() => [...responses]).toEqual([[6, [selected("n")]]]);
});

test("31: no button remains, and a late answer sends no second response", async () => {
  const { store, responses } = open("31", { show: "cards" });
  expect(optionButtons()).toEqual([]);
  expect(store.answerPermission(7, "ok1")).toBe(false);
  await expect.poll(() => [...responses]).toEqual([[7, [{ outcome: "cancelled" }]]]);
});

test("31: the card remains, and does not say that anything was approved", () => {
  open("31", { show: "cards" });
  expect(within(card()).getByRole("heading", { name: /Move crates/ })).toBeInTheDocument();
  expect(within(card()).getByText(/the agent withdrew the request/)).toBeInTheDocument();
  expect(within(card()).queryByText(/You chose/)).toBeNull();
});

test("32: no buttons, and both cards show cancelled", () => {
  open("32", { show: "cards" });
  expect(optionButtons()).toEqual([]);
  for (const each of screen.getAllByRole("article")) {
    expect(within(each).getByText("Cancelled")).toBeInTheDocument();
  }
});

test("32: one response per request", async () => {
  const { responses } = open("32", { show: "cards" });
  await expect
    .poll(() => [...responses.values()])
    .toEqual([[{ outcome: "cancelled" }], [{ outcome: "cancelled" }]]);
});

test("33: while pending, 'Look up tide table' and both buttons are visible", () => {
  open("33", { upTo: 1, show: "prompts" });
  expect(screen.getByText("Look up tide table")).toBeInTheDocument();
  expect(optionButtons()).toHaveLength(2);
});

test("33: finally one card, completed, with 'tide at noon'", async () => {
  open("33", { show: "cards" });
  expect(card()).toHaveAttribute("data-status", "completed");
  expect(await within(card()).findByText("tide at noon")).toBeInTheDocument();
});

test("35: all 43 lines are in the document, as they are, before anything is approved", () => {
  const { store } = open("35", { show: "prompts" });
  const [request] = store.getState().permissionRequests;
  const command = request?.subject?.type === "command" ? request.subject.command : "";
  const box = screen.getByRole("region", { name: "Command" });
  expect(command.split("\n")).toHaveLength(43);
  expect(box).toHaveTextContent("shred /srv/demo/ledger.bak");
  expect(box.textContent).toBe(command);
});

test("35: the text says how long the command is, and can be opened whole", () => {
  open("35", { show: "prompts" });
  expect(screen.getByText(/43 lines/)).toBeInTheDocument();
  expect(button(/^Show all/)).toBeInTheDocument();
});

test("35: the folder is visible", () => {
  open("35", { show: "prompts" });
  expect(screen.getByText(/in \/srv\/demo$/)).toBeInTheDocument();
});

test("36: while open, the agent's question and its words stand beside the call's title", () => {
  open("36", { upTo: 2, show: "cards" });
  const prompt = screen.getByRole("group", { name: "Move this?" });
  expect(prompt).toHaveTextContent("Let the agent sort 40 letters?");
  expect(prompt).toHaveTextContent("Only today's tray.");
  expect(within(card()).getByRole("heading", { name: /Sort mail/ })).toBeInTheDocument();
});

test("36: after the answer the heading is 'Sort mail'", () => {
  open("36", { show: "cards" });
  expect(within(card()).getByRole("heading", { name: /Sort mail/ })).toBeInTheDocument();
  expect(within(card()).queryByRole("heading", { name: /40 letters/ })).toBeNull();
});

test("38: both prompts show their titles and buttons, and nothing is answered by itself", () => {
  const { responses } = open("38", { show: "prompts" });
  expect(screen.getByText("Allow network?")).toBeInTheDocument();
  expect(screen.getByText("Odd request")).toBeInTheDocument();
  expect(optionButtons()).toHaveLength(4);
  expect(responses.size).toBe(0);
});

test("38: the card is of kind other and shows 'Reach demo.example'", () => {
  open("38", { show: "cards" });
  expect(card()).toHaveAttribute("data-kind", "other");
  expect(within(card()).getByRole("heading", { name: /Reach demo.example/ })).toBeInTheDocument();
});
