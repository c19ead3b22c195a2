// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../setup/findBrowser.js";
import { type ScriptedModel, startScriptedModel } from "./scriptedModel.js";
import { type Storybook, startStorybook } from "./startStorybook.js";

/*
 * The package `@agentclientprotocol/claude-agent-acp`, started by `ACP_AGENT="<command>" npm start`, at the
 * other end of the story Session/Live agent. The model that it asks is a scripted one on this machine. The
 * tests follow each other in one session, a prompt each.
 */
const AGENT = "claude-agent-acp";

const folder = mkdtempSync(join(tmpdir(), "acp-live-"));
const workspace = join(folder, "workspace");
const greeting = join(workspace, "greeting.txt");
let model: ScriptedModel;
let storybook: Storybook;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  mkdirSync(workspace);
  writeFileSync(greeting, "Good morning,\nworld.\n");
  model = await startScriptedModel();
  storybook = await startStorybook(environment());
  browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${storybook.url}/iframe.html?id=session-live-agent--default&viewMode=story`);
  const name = page.getByText("Claude Agent");
  await name.or(page.getByText("No agent:")).waitFor({ timeout: 150_000 });
  expect(await page.getByText("No agent:").allTextContents()).toEqual([]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
  model?.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

test("a file that it reads is a completed call with what is in the file", async () => {
  model.say(
    { type: "tool_use", name: "Read", input: { file_path: greeting } },
    text("It says good morning."),
  );
  await send("Read the greeting.");
  await page.getByText("It says good morning.").waitFor();
  const call = await findCall("Read greeting.txt");
  expect(await status(call)).toBe("completed");
  await open(call);
  await call.getByText("Good morning,").first().waitFor();
});

test("an edit asks first, with the diff in its card, and happens when it is allowed", async () => {
  const input = { file_path: greeting, old_string: "Good morning,", new_string: "Good evening," };
  model.say({ type: "tool_use", name: "Edit", input }, text("Changed."));
  await send("Make it evening.");
  const call = await findCall("Edit greeting.txt");
  const prompt = await review(call);
  await expect.poll(() => lines(call, "delete"), PATIENCE).toEqual(["Good morning,"]);
  await expect.poll(() => lines(call, "add"), PATIENCE).toEqual(["Good evening,"]);
  expect(readFileSync(greeting, "utf8")).toBe("Good morning,\nworld.\n");
  await answer(prompt, "allow_once");
  await page.getByText("Changed.").waitFor();
  expect(await status(call)).toBe("completed");
  expect(readFileSync(greeting, "utf8")).toBe("Good evening,\nworld.\n");
});

test("an edit that is rejected leaves the file alone, and the agent hears of it", async () => {
  const input = { file_path: greeting, old_string: "Good evening,", new_string: "Good night," };
  model.say({ type: "tool_use", name: "Edit", input }, text("Left as it is."));
  await send("Make it night.");
  const call = await findCall("Edit greeting.txt");
  await answer(await review(call), "reject_once");
  await expect.poll(() => status(call), PATIENCE).toBe("failed");
  await isWaiting();
  expect(readFileSync(greeting, "utf8")).toBe("Good evening,\nworld.\n");
});

test("a command that is allowed shows what it printed", async () => {
  const command = "printf 'first\\nsecond\\n' && rm greeting.txt";
  model.say({ type: "tool_use", name: "Bash", input: { command } }, text("Removed."));
  await send("Remove it.");
  const call = await findCall("printf");
  const prompt = await review(call);
  expect(await prompt.locator('[data-acp="permission-command"]').textContent()).toContain("rm greeting.txt");
  await answer(prompt, "allow_once");
  await page.getByText("Removed.").waitFor();
  expect(await status(call)).toBe("completed");
  await open(call);
  await call.getByText("second").first().waitFor();
});

test("a turn that is cancelled in flight ends, and its call is shown as cancelled", async () => {
  model.say({ type: "tool_use", name: "Bash", input: { command: "sleep 300" } });
  await send("Wait.");
  // The agent holds this to be harmless and does not ask.
  const call = await findCall("sleep 300");
  expect(await status(call)).not.toBe("completed");
  await page.getByRole("button", { name: "Cancel turn" }).click();
  await expect.poll(() => status(call), PATIENCE).toBe("cancelled");
  await isWaiting();
  expect(await status(call)).toBe("cancelled");
});

test("the model heard of each tool, and nobody else of anything", () => {
  // The read, the edit, the refusal and the command; not what was cancelled.
  expect(model.toolResults).toHaveLength(4);
  // It looks for news of itself, whatever its settings say; that is refused like all else.
  expect(model.strangers.filter((host) => host !== "raw.githubusercontent.com:443")).toEqual([]);
});

const PATIENCE = { timeout: 30_000 };
const text = (words: string) => ({ type: "text", text: words }) as const;

/** None of this machine's variables but the path: others configure agents. All it keeps is in the folder. */
function environment(): NodeJS.ProcessEnv {
  // Whoever else the agent calls is called through the model's server, which refuses and remembers it.
  const proxies = `HTTPS_PROXY=${model.url} HTTP_PROXY=${model.url} NO_PROXY=127.0.0.1,localhost`;
  return {
    PATH: process.env.PATH,
    ACP_AGENT: `env ${proxies} ${AGENT}`,
    ACP_AGENT_CWD: workspace,
    HOME: folder,
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: "none",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_TELEMETRY: "1",
  };
}

async function send(prompt: string): Promise<void> {
  await isWaiting();
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  await page.getByRole("button", { name: "Send" }).click();
}

const isWaiting = () => page.getByText("The agent waits for a prompt.").waitFor();

/** The newest call whose title has these words. */
async function findCall(title: string): Promise<Locator> {
  const call = page.locator('[data-acp="tool-call"]').filter({ hasText: title }).last();
  await call.waitFor();
  return call;
}

const status = (call: Locator) => call.getAttribute("data-status");

async function open(call: Locator): Promise<void> {
  const header = call.locator('[data-acp="tool-call-header"]').first();
  if ((await header.getAttribute("aria-expanded")) === "false") await header.click();
}

/** Goes to what the call asks: it can be allowed once it has been in view. */
async function review(call: Locator): Promise<Locator> {
  await page.getByRole("button", { name: "Review" }).click();
  const prompt = call.locator('[data-acp="permission"]');
  await prompt.waitFor();
  return prompt;
}

/** A prompt takes no answer in its first moments: the click is repeated, as a person would. */
async function answer(prompt: Locator, kind: string): Promise<void> {
  const button = prompt.locator(`[data-acp="permission-option"][data-kind="${kind}"]`);
  await button.waitFor();
  await expect
    .poll(
      async () => {
        if (await button.isVisible()) await button.click();
        return button.isVisible();
      },
      { ...PATIENCE, interval: 300 },
    )
    .toBe(false);
}

const lines = (call: Locator, change: "add" | "delete") =>
  call.locator(`[data-acp="diff-line"][data-change="${change}"] [data-acp="diff-code"]`).allTextContents();
