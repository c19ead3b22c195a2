import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";
import {
  type ExpectedState,
  expandMessages,
  playMessage,
  type Responses,
  readCases,
  versionOf,
} from "./cases.js";

for (const item of readCases()) {
  test(`${item.id}: ${item.gist}`, async () => {
    const store = createToolCallStore({ protocolVersion: versionOf(item) });
    const responses: Responses = new Map();
    const messages = expandMessages(item.messages);
    const { state, steps = [] } = item.expect;
    for (const [index, message] of messages.entries()) {
      playMessage(store, message as Record<string, unknown>, responses);
      for (const step of steps.filter(({ after }) => after === index + 1)) {
        await settle(store);
        expectState(store, step.state, responses);
      }
    }
    await settle(store);
    if (state) expectState(store, state, responses);
    expect(state ?? item.expect.view).toBeDefined();
  });
}

async function settle(store: ToolCallStore): Promise<void> {
  store.flush();
  await new Promise((resolve) => setTimeout(resolve));
}

function expectState(store: ToolCallStore, expected: ExpectedState, responses: Responses): void {
  const session = store.getState();
  const text = (id: string) => Buffer.concat([...(store.getTerminal(id)?.output ?? [])]).toString("utf8");
  const lines = (id: string) => text(id).replace(/\n$/, "").split("\n");
  for (const [id, fields] of Object.entries(expected.toolCalls ?? {})) {
    const { content, ...record } = store.getToolCall(id) ?? { content: [] };
    expect({ ...record, content: [...content] }).toMatchObject(fields);
  }
  for (const [id, { text: expectedText, ...fields }] of Object.entries(expected.terminals ?? {})) {
    expect(store.getTerminal(id)).toMatchObject(fields);
    if (expectedText !== undefined) expect(text(id)).toBe(expectedText);
  }
  for (const [id, absent] of Object.entries(expected.absent ?? {})) {
    for (const field of absent)
      expect(store.getToolCall(id) ?? store.getTerminal(id)).not.toHaveProperty(field);
  }
  if (expected.order) expect(session.toolCallIds).toEqual(expected.order);
  if (expected.pendingPermissions) {
    expect(session.permissionRequests.map(({ requestId }) => requestId)).toEqual(expected.pendingPermissions);
  }
  for (const [id, outcome] of Object.entries(expected.responses ?? {})) {
    const given = [...responses].filter(([requestId]) => String(requestId) === id).flatMap(([, all]) => all);
    expect(given).toEqual([outcome]);
  }
  for (const [id, count] of Object.entries(expected.terminalLineCount ?? {}))
    expect(lines(id)).toHaveLength(count);
  for (const [id, [first, last]] of Object.entries(expected.terminalFirstLast ?? {})) {
    expect([lines(id).at(0), lines(id).at(-1)]).toEqual([first, last]);
  }
}
