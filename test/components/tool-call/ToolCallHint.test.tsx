import { act, render, screen } from "@testing-library/react";
import { type KitOptions, ToolCall, ToolCallKitProvider } from "acp-tool-calls";
import { claudeCode, defaultDialects } from "acp-tool-calls/dialects";
import {
  createToolCallStore,
  type Dialect,
  type ToolCall as ToolCallRecord,
  type ToolCallStore,
} from "acp-tool-calls/store";
import { beforeAll, describe, expect, test } from "vitest";
import { createPlayedSession } from "../../../stories/session/playSession.js";
import { readRecordings } from "../../stories/recordings.js";
import { preloadViews } from "../preloadViews.js";
import { parts, showStore } from "../showCall.js";

beforeAll(preloadViews);

const recordings = new Map(readRecordings().map((recording) => [recording.name, recording]));

/** The store after a recording. */
function playedStore(name: string): ToolCallStore {
  const recording = recordings.get(name);
  if (!recording) throw new Error(`There is no recording ${name}.`);
  const { protocolVersion, messages } = recording;
  const session = createPlayedSession({ protocolVersion, recordedAnswers: true });
  for (const message of messages) session.play(message);
  session.flush();
  return session.store;
}

/** A recording's updates alone, as `session/load` repeats them: the client knows of no answers. */
function replayedStore(name: string, dialects: readonly Dialect[]): ToolCallStore {
  const recording = recordings.get(name);
  const store = createToolCallStore({
    protocolVersion: recording?.protocolVersion ?? 1,
    schedule: "sync",
    dialects,
  });
  for (const { method, params } of recording?.messages ?? []) {
    if (method === "session/update")
      store.applySessionUpdate((params as { update: never }).update, { replay: true });
  }
  return store;
}

const show = (store: ToolCallStore, options?: KitOptions) => act(() => void showStore(store, options));
const words = (part: string) => parts(part).map(({ textContent }) => textContent);
const statuses = () => words("tool-call-status");

test.each([
  ["claude-bare-mcp"],
  ["claude-v2-mcp"],
  ["codex-bare-mcp"],
  ["codexz-meta-mcp"],
  ["gemini-rich-mcp"],
])("%s: the MCP server of a tool stands beside its name", (name) => {
  show(playedStore(name));
  expect(words("tool-call-hint").filter((word) => word === "MCP: demo")).toHaveLength(2);
});

test.each([
  ["gemini-rich-search", "grep_search"],
  ["claudeold-rich-search", "Grep"],
])("%s: a name that only the vendor's own fields have is shown: %s", (name, tool) => {
  show(playedStore(name));
  expect(words("tool-call-name")).toContain(tool);
});

test("codex-bare-escalate: the call of an automatic reviewer says so", () => {
  show(playedStore("codex-bare-escalate"));
  expect(words("tool-call-hint")).toContain("Automatic review");
});

describe("a call that was not carried out as asked", () => {
  test.each([
    ["claude-bare-cancel", "Failed · Stopped by the user"],
    ["claude-v2-cancel", "Cancelled · Stopped by the user"],
    ["claude-bare-permcancel", "Failed · Not permitted"],
  ])("%s: says why beside the protocol's status, which stays: %s", (name, status) => {
    show(playedStore(name));
    expect(statuses().map((word) => word?.replace(/ · [<\d].*/, ""))).toContain(status);
    expect(screen.getAllByRole("article").at(-1)).toHaveAccessibleDescription(
      expect.stringContaining(status.replace(" · ", " ")),
    );
  });

  test("claude-bare-rejected: where the client knows of the rejection, that alone is said", () => {
    show(playedStore("claude-bare-rejected"));
    expect(statuses()).toEqual(["Rejected", "Rejected"]);
  });

  test("claude-bare-rejected, loaded as history without the answers: the agent's reason stands in", () => {
    show(replayedStore("claude-bare-rejected", defaultDialects));
    expect(statuses()).toEqual(["Failed · Not permitted", "Failed · Not permitted"]);
  });
});

test("without dialects nothing of it is shown", () => {
  show(replayedStore("claude-bare-rejected", []));
  expect(statuses()).toEqual(["Failed", "Failed"]);
  expect(parts("tool-call-hint")).toEqual([]);
});

/** A v1 call with these vendor's fields, in a store that reads Claude Code's. */
function claudeCall(said: object, fields: object = {}): ToolCallStore {
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync", dialects: [claudeCode] });
  const call = { sessionUpdate: "tool_call", toolCallId: "c1", title: "Run", ...fields };
  store.applySessionUpdate({ ...call, _meta: { claudeCode: said } } as never);
  return store;
}

test("an agent's words are plain text, with hidden characters written out", () => {
  show(
    claudeCall(
      { mcpServer: { name: "<b>evil</b>\u202etxt\u200b" }, nonExecutionKind: "so\nwhat\u202e" },
      { status: "failed" },
    ),
  );
  expect(words("tool-call-hint")).toEqual([
    "MCP: <b>evil</b>\\u{202e}txt\\u{200b}",
    "Not carried out: so\\u{a}what\\u{202e}",
  ]);
  expect(document.querySelector("b")).toBeNull();
});

test("a name without end is cut short", () => {
  show(claudeCall({ mcpServer: { name: "x".repeat(100_000) } }));
  expect(words("tool-call-hint")).toEqual([`MCP: ${"x".repeat(200)}…`]);
});

test("a claim changes nothing but the label: a call that waits for the user still does", () => {
  const store = claudeCall({ nonExecutionKind: "user-rejected" }, { status: "pending" });
  void store.requestPermission({
    sessionId: "s",
    toolCall: { toolCallId: "c1" },
    options: [{ optionId: "no", name: "No", kind: "reject_once" }],
  } as never);
  show(store);
  expect(statuses()).toEqual(["Needs approval"]);
  expect(screen.getByRole("button", { name: /^Reject/ })).toBeVisible();
});

test("a host says what it knows of a call itself, with a store or without", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  store.applySessionUpdate({
    sessionUpdate: "tool_call_update",
    toolCallId: "c1",
    title: "Send",
    name: "send",
  });
  render(
    <ToolCallKitProvider readFacts={({ name }) => (name === "send" ? { mcpServer: "mail" } : {})}>
      <ToolCall toolCall={store.getToolCall("c1") as ToolCallRecord} />
    </ToolCallKitProvider>,
  );
  expect(words("tool-call-hint")).toEqual(["MCP: mail"]);
});

test("what a host knows comes before what dialects read, and a host's reader that throws says nothing", () => {
  show(claudeCall({ toolName: "mcp__demo__x" }), { readFacts: () => ({ mcpServer: "Demo, verified" }) });
  expect(words("tool-call-hint")).toEqual(["MCP: Demo, verified"]);
  document.body.replaceChildren();
  show(claudeCall({ toolName: "mcp__demo__x" }), {
    readFacts: () => {
      throw new Error("No idea");
    },
  });
  expect(words("tool-call-hint")).toEqual(["MCP: demo"]);
});

test("a host words it in its own language", () => {
  show(claudeCall({ nonExecutionKind: "permission-rule" }, { status: "failed" }), {
    labels: { hint: { notPermitted: "Nicht erlaubt" } },
  });
  expect(words("tool-call-hint")).toEqual(["Nicht erlaubt"]);
});
