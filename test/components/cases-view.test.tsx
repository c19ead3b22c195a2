import { act, screen } from "@testing-library/react";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { expandMessages, playMessage, type Responses, readCases, versionOf } from "../store/cases.js";
import { preloadViews } from "./preloadViews.js";
import { openAll, parts, showStore } from "./showCall.js";

beforeAll(preloadViews);

interface ShownCase {
  readonly store: ToolCallStore;
  readonly responses: Responses;
  /** Plays the next messages, all that are left by default. */
  play(count?: number): void;
}

/** Renders a case as a list of calls, after its first messages or after all of them. */
function showCase(number: string, first?: number): ShownCase {
  const item = readCases().find(({ id }) => id.startsWith(`${number}-`));
  if (!item) throw new Error(`There is no case ${number}.`);
  const store = createToolCallStore({
    protocolVersion: versionOf(item),
    schedule: "sync",
  });
  const messages = expandMessages(item.messages) as Parameters<typeof playMessage>[1][];
  const responses: Responses = new Map();
  const play = (count = messages.length) =>
    act(() => {
      for (const message of messages.splice(0, count)) playMessage(store, message, responses);
      store.flush();
    });
  play(first);
  showStore(store);
  return { store, responses, play };
}

const titles = () => parts("tool-call-title").map((title) => title.textContent);
const statuses = () => parts("tool-call-status").map((status) => status.querySelector("span")?.textContent);
const card = (title: string) => {
  const found = parts("tool-call").find(
    (call) => call.querySelector('[data-acp="tool-call-title"]')?.textContent === title,
  );
  if (!found) throw new Error(`No card is titled ${title}.`);
  return found;
};
const statusOf = (title: string) =>
  card(title).querySelector('[data-acp="tool-call-status"] > span')?.textContent;
const options = () => parts("permission-option") as HTMLButtonElement[];
const spinners = () => document.querySelectorAll('[data-acp-spin], [role="progressbar"], [aria-busy="true"]');
const shows = (text: string) => expect(screen.getByText(text, { exact: false })).toBeVisible();
const textCount = (text: string) => document.body.textContent?.split(text).length ?? 0;

describe("01 a status-only update keeps the card", () => {
  test("exactly one card", () => {
    showCase("01");
    expect(parts("tool-call")).toHaveLength(1);
  });
  test("its title is visible after the second message", () => {
    showCase("01");
    expect(titles()).toEqual(["List orchard files"]);
  });
  test("its status says done, not running", () => {
    showCase("01");
    expect(statusOf("List orchard files")).toBe("Done");
  });
});

describe("04 v1's null leaves fields unchanged", () => {
  test("the title is visible", () => {
    showCase("04");
    expect(titles()).toEqual(["Rename sensor"]);
  });
  test("the content is visible", () => {
    showCase("04");
    openAll();
    shows("step one");
  });
  test("the path is present", () => {
    showCase("04");
    openAll();
    expect(parts("tool-call-location")[0]).toHaveTextContent("/srv/demo/s.ts");
  });
});

describe("05 v2's null unsets", () => {
  test("one card remains", () => {
    showCase("05");
    expect(parts("tool-call")).toHaveLength(1);
  });
  test("its heading falls back to a word", () => {
    showCase("05");
    expect(titles()).toEqual(["Tool call"]);
  });
  test("the old title and content are gone", () => {
    showCase("05");
    openAll();
    expect(document.body).not.toHaveTextContent(/Rename sensor|step one|null|undefined/);
  });
});

describe("06 content replaced while running", () => {
  test("the last state is visible once and the earlier ones are gone", () => {
    showCase("06");
    openAll();
    expect(screen.getAllByText("2 of 2 done")).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/[01] of 2 done/);
  });
  test("the card still runs", () => {
    showCase("06");
    expect(parts("tool-call")[0]).toHaveAttribute("data-status", "in_progress");
    expect(spinners()).toHaveLength(1);
  });
});

describe("07 chunks, a replacement, a chunk", () => {
  test("the replacement precedes the last chunk, each once", () => {
    showCase("07");
    openAll();
    const [content] = parts("tool-call-body");
    expect(content?.textContent).toMatch(/gamma.*delta/);
    expect([textCount("gamma"), textCount("delta")]).toEqual([2, 2]);
  });
  test("what was replaced is gone", () => {
    showCase("07");
    openAll();
    expect(document.body).not.toHaveTextContent(/alpha|beta/);
  });
});

describe("10 a completion whose start was never seen", () => {
  test("two cards in order, named by their titles", () => {
    showCase("10");
    expect(titles()).toEqual(["Map parcels", "Weigh parcels"]);
  });
  test("the content is visible", () => {
    showCase("10");
    openAll();
    shows("12 parcels mapped");
  });
  test("no error is shown and no id is a heading", () => {
    showCase("10");
    openAll();
    expect(document.body).not.toHaveTextContent(/unknown|error|call_77/i);
  });
});

describe("11 a start repeated for one id", () => {
  test("exactly one card, and no complaint about keys", () => {
    const error = vi.spyOn(console, "error");
    showCase("11");
    expect(titles()).toEqual(["Open ledger"]);
    expect(error).not.toHaveBeenCalled();
  });
  test("the last raw input can be reached", () => {
    showCase("11");
    openAll();
    expect(parts("raw-input")[0]).toHaveTextContent(/page.*4/);
  });
});

describe("13 _meta patched by key", () => {
  test("the card is visible and done", () => {
    showCase("13");
    expect(statusOf("Child read")).toBe("Done");
  });
  test("no _meta is shown as content", () => {
    showCase("13");
    openAll();
    expect(document.body).not.toHaveTextContent("_meta");
  });
});

describe("15 cancelling stops spinners", () => {
  test("nothing turns or is busy", () => {
    showCase("15");
    expect(spinners()).toHaveLength(0);
  });
  test("what had not ended is cancelled, what had ended is not", () => {
    showCase("15");
    expect(["Sweep cellar", "Lock cellar", "Read cellar"].map(statusOf)).toEqual([
      "Cancelled",
      "Cancelled",
      "Done",
    ]);
  });
  test("content that came after the cancel is visible and restarts nothing", () => {
    showCase("15");
    openAll();
    shows("swept half");
    expect(spinners()).toHaveLength(0);
  });
});

describe("17 a normal end of a turn is no cancel", () => {
  test("the call still runs", () => {
    showCase("17");
    expect(statusOf("Watch greenhouse")).toBe("Running");
  });
  test("nothing says cancelled", () => {
    showCase("17");
    openAll();
    expect(document.body).not.toHaveTextContent(/cancel+ed/i);
  });
});

describe("18 an agent's own cancelled", () => {
  test("there is no button to answer with", () => {
    showCase("18");
    expect(options()).toEqual([]);
  });
  test("the card says cancelled and nothing turns", () => {
    showCase("18");
    expect(statuses()).toEqual(expect.arrayContaining(["Cancelled"]));
    expect(spinners()).toHaveLength(0);
  });
});

test("20 output after completed: the status stays done, and what came before and after is there in order", () => {
  showCase("20");
  expect(parts("tool-call")[0]).toHaveAttribute("data-status", "completed");
  openAll();
  expect(parts("content").map((item) => item.textContent)).toEqual(["low tide 2 m", "high tide 5 m"]);
});

describe("21 the kind changes at the end", () => {
  test("one card, of kind edit", () => {
    showCase("21");
    expect(parts("tool-call")).toHaveLength(1);
    expect(parts("tool-call-kind-icon")[0]).toHaveAttribute("data-kind", "edit");
    expect(screen.getByRole("article", { name: /^Edit: / })).toBeVisible();
  });
  test("nothing runs", () => {
    showCase("21");
    expect(spinners()).toHaveLength(0);
  });
});

describe("22 paused and unknown statuses", () => {
  test("a paused call says so", () => {
    showCase("22");
    expect(statusOf("Brew tea")).toBe("Paused");
  });
  test("an unknown status is in progress", () => {
    showCase("22");
    expect(statusOf("Bake bread")).toMatch(/^Running/);
    expect(card("Bake bread")).toHaveAttribute("data-status", "in_progress");
  });
  test("a resumed call runs again", () => {
    showCase("22");
    expect(statusOf("Wash pan")).toBe("Running");
  });
  test("icon and word agree on every card", () => {
    showCase("22");
    for (const status of parts("tool-call-status")) {
      const turns = status.querySelector("[data-acp-spin]") !== null;
      expect(turns).toBe(/^Running/.test(status.textContent ?? ""));
    }
  });
});

describe("23 approval is not completion", () => {
  test("after the answer the call is not done", () => {
    showCase("23", 3);
    expect(parts("tool-call")[0]).not.toHaveAttribute("data-status", "completed");
    expect(options()).toEqual([]);
  });
  test("in the end it failed, with the reason", () => {
    showCase("23");
    openAll();
    expect(statuses()).toEqual(["Failed"]);
    shows("valve stuck");
  });
});

describe("24 a rejected call is no success", () => {
  test("the card says rejected", () => {
    showCase("24");
    expect(statusOf("Erase whiteboard")).toBe("Rejected");
  });
  test("nothing on it says or draws success", () => {
    showCase("24");
    expect(parts("tool-call-status")[0]).not.toHaveAttribute("data-tone", "ok");
    expect(document.body).not.toHaveTextContent(/done|completed|success/i);
  });
  test("the chosen option can be found on the card", () => {
    showCase("24");
    openAll();
    expect(parts("permission-record")[0]).toHaveTextContent(/reject/i);
  });
});

describe("25 an update while the prompt is open", () => {
  test("both options stay and are enabled, and the update's content is visible", () => {
    showCase("25");
    expect(options().map((option) => [option.dataset.optionId, option.disabled])).toEqual(
      expect.arrayContaining([
        ["ok1", false],
        ["no1", false],
      ]),
    );
    openAll();
    shows("draft ready");
  });
});

test("26 parallel prompts: every request has its prompt", () => {
  const { store } = showCase("26", 6);
  const pending = store.getState().permissionRequests.map(({ requestId }) => String(requestId));
  expect(parts("permission").map((prompt) => prompt.dataset.requestId)).toEqual(pending);
});

describe("31 a request that the agent withdrew", () => {
  test("no button is left", () => {
    showCase("31");
    expect(options()).toEqual([]);
  });
  test("the card stays and is not marked approved", () => {
    showCase("31");
    openAll();
    expect(parts("tool-call")).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/approved|allowed/i);
  });
});

test("32 a cancelled turn: both cards say cancelled and no button is left", () => {
  showCase("32");
  expect(statuses()).toEqual(["Cancelled", "Cancelled"]);
  expect(options()).toEqual([]);
});

describe("33 a prompt for a call that was never announced", () => {
  test("while it waits there are title and options", () => {
    showCase("33", 1);
    expect(titles()).toEqual(["Look up tide table"]);
    expect(options()).toHaveLength(2);
  });
  test("in the end there is one card, done, with its content", () => {
    showCase("33");
    expect(statuses()).toEqual(["Done"]);
    openAll();
    shows("tide at noon");
  });
});

describe("52 a command's exit and a call's status", () => {
  test("the header of a completed call tells both", () => {
    showCase("52");
    expect(card("Grind flour")).toHaveAttribute("data-status", "completed");
    expect(parts("tool-call-status")[0]).toHaveTextContent("Done Exit 1");
  });
});

describe("36 a prompt's text does not rename the call", () => {
  test("while it is open, the question and the call's title are visible", () => {
    showCase("36", 2);
    expect(titles()).toEqual(["Sort mail"]);
    shows("Let the agent sort 40 letters?");
  });
  test("after the answer the heading is the call's title", () => {
    showCase("36");
    expect(titles()).toEqual(["Sort mail"]);
  });
});

describe("38 an unknown kind still asks", () => {
  test("the card has the icon and the word of `other`", () => {
    showCase("38");
    expect(card("Reach demo.example")).toHaveAttribute("data-kind", "other");
    expect(screen.getByRole("article", { name: "Tool call: Reach demo.example" })).toBeVisible();
  });
  test("nothing is answered by itself", () => {
    const { responses } = showCase("38");
    expect(responses.size).toBe(0);
    expect(options().length).toBeGreaterThan(0);
  });
});

test("52 an exit code and the call's status do not overrule each other", () => {
  showCase("52");
  expect(parts("tool-call")[0]).toHaveAttribute("data-status", "completed");
  expect(statuses()[0]).toMatch(/^Done/);
});

test("63 several diffs of one call, and a text between them, keep their order", () => {
  showCase("63");
  openAll();
  const [first, between, last, ...others] = parts("content").map((item) => item.textContent);
  expect(first).toContain("/srv/demo/1.txt");
  expect(between).toBe("also touched");
  expect(last).toContain("/srv/demo/2.txt");
  expect(others).toEqual([]);
});

describe("64 a diff beside raw values", () => {
  const open = () => {
    showCase("64");
    act(() => parts("tool-call-header")[0]?.click());
  };
  test("the removed and the added line are visible at once", () => {
    open();
    const lines = parts("diff-line").map((line) => [line.dataset.change, line.lastElementChild?.textContent]);
    expect(lines).toEqual([
      ["delete", "Open"],
      ["add", "Closed"],
    ]);
  });
  test("raw input and output are folded beside content", () => {
    open();
    const folded = [...parts("raw-input"), ...parts("raw-output")];
    expect(folded.length).toBeGreaterThan(0);
    expect(folded.map((section) => section.dataset.state)).not.toContain("open");
  });
});

describe("74 one bad item does not void the rest", () => {
  test("the good items are visible, the kind is `other`", () => {
    showCase("74");
    openAll();
    shows("good one");
    shows("good two");
    expect(parts("tool-call")[0]).toHaveAttribute("data-kind", "other");
  });
  test("both paths are listed, the latter without a line", () => {
    showCase("74");
    openAll();
    const locations = parts("tool-call-location").map((location) => location.textContent);
    expect(locations[0]).toMatch(/^\/srv\/demo\/a(:\d+)?$/);
    expect(locations[1]).toBe("/srv/demo/b");
  });
});

test("75 a call without raw input has no such section", () => {
  showCase("75");
  openAll();
  expect(card("None").querySelector('[data-acp="raw-input"]')).toBeNull();
});

test("77 a raw output alone is the output", () => {
  showCase("77");
  act(() => parts("tool-call-header")[0]?.click());
  shows("store.txt:3:apples");
});

describe("78 replayed history", () => {
  test("three cards, in order", () => {
    const { store } = showCase("78");
    expect(parts("tool-call").map((call) => call.dataset.toolCallId)).toEqual(store.getState().toolCallIds);
    expect(parts("tool-call")).toHaveLength(3);
  });
  test("its content is visible once", () => {
    showCase("78");
    openAll();
    expect(screen.getAllByText("depth 9")).toHaveLength(1);
  });
  test("nothing runs afterwards", () => {
    showCase("78");
    expect(spinners()).toHaveLength(0);
  });
});

describe("80 a title upgraded beside a stable name", () => {
  test("the header shows the title and the name", () => {
    showCase("80");
    expect(titles()).toEqual(["Count lanterns"]);
    expect(parts("tool-call-name").map((name) => name.textContent)).toEqual(["bash"]);
  });
  test("before that the name is shown once", () => {
    showCase("80", 1);
    expect(textCount("bash")).toBe(2);
  });
});

describe("81 titles of many lines and words", () => {
  test("the whole title is there", () => {
    showCase("81");
    expect(titles()[0]).toMatch(/date/);
    expect(titles()[0]).toMatch(/done/);
  });
  test("nothing in it becomes a heading or bold", () => {
    showCase("81");
    const [title] = parts("tool-call-title");
    expect(title?.children).toHaveLength(0);
    expect(document.querySelectorAll("b, strong")).toHaveLength(0);
  });
  test("the last word can be reached, and the status stands beside it", () => {
    showCase("81");
    expect(titles().join()).toContain("word300");
    for (const status of parts("tool-call-status")) expect(status).toBeVisible();
  });
});

describe("83 right to left", () => {
  test("titles take their own direction, and paths stay left to right", () => {
    showCase("83");
    openAll();
    for (const title of parts("tool-call-title")) expect(title.dir).toBe("auto");
    for (const location of parts("tool-call-location")) expect(location.dir).toBe("ltr");
  });
  test("no character of the text is lost", () => {
    showCase("83");
    openAll();
    expect(titles()).toEqual(["קריאת הקובץ src/main.ts"]);
    expect(parts("tool-call-location")[0]).toHaveTextContent("/srv/demo/מסמכים/א.txt:3");
    const [content] = parts("content");
    expect(content).toHaveTextContent("تم تعديل src/app.ts بنجاح.");
    expect(content).toHaveTextContent("let x = 1;");
  });
});

describe("85 locations", () => {
  test("four locations in the agent's order, lines unchanged", () => {
    const error = vi.spyOn(console, "error");
    showCase("85");
    openAll();
    expect(parts("tool-call-location").map((location) => location.textContent)).toEqual([
      "/srv/demo/m1.txt:12",
      "/srv/demo/m1.txt:40",
      "C:\\maps\\m2.txt",
      "/srv/demo/m3.txt",
    ]);
    expect(error).not.toHaveBeenCalled();
  });
});
