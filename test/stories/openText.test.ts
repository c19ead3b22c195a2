import { describe, expect, test } from "vitest";
import { openText } from "../../stories/session/openText.js";

const update = (sessionUpdate: string, fields = {}) => ({
  method: "session/update",
  params: { sessionId: "s", update: { sessionUpdate, ...fields } },
});
const lines = (...messages: unknown[]) => messages.map((message) => JSON.stringify(message)).join("\n");

describe("the protocol version", () => {
  test.each([
    ["a v1 announcement", [update("tool_call")], 1],
    ["updates of calls that nobody announced", [update("tool_call_update")], 2],
    ["session state", [update("tool_call_update"), update("state_update")], 2],
    ["a v1 announcement after an update", [update("tool_call_update"), update("tool_call")], 1],
    ["a message chunk that names no message", [update("agent_message_chunk"), update("tool_call_update")], 1],
    [
      "a v1 permission request",
      [{ id: 1, method: "session/request_permission", params: { toolCall: {} } }],
      1,
    ],
    ["a v2 permission request", [{ id: 1, method: "session/request_permission", params: { title: "" } }], 2],
    ["a client's terminal", [{ id: 1, method: "terminal/create", params: {} }], 1],
    ["what initialize was answered", [{ id: 0, result: { protocolVersion: 2 } }, update("tool_call")], 2],
  ])("is known from %s", (_, messages, version) => {
    expect(openText("x", lines(...messages)).protocolVersion).toBe(version);
  });

  test("is what a case names", () => {
    const text = JSON.stringify({ id: "c", protocol: "v1", messages: [update("tool_call_update")] });
    expect(openText("c.json", text).protocolVersion).toBe(1);
  });

  test("can be overridden", () => {
    expect(openText("x", lines(update("tool_call")), 2).protocolVersion).toBe(2);
  });
});

describe("what cannot be read is told with its place, and the rest is kept", () => {
  test("lines that are no JSON or no message", () => {
    const text = `${lines(update("tool_call"))}\n{"method":\n\n[]\n{"t":1}\n${lines(update("plan"))}`;
    const { messages, problems } = openText("x", text);
    expect(messages.map(({ place }) => place)).toEqual([1, 6]);
    expect(problems).toEqual([
      { where: "Line 2", what: expect.stringContaining("not JSON") },
      { where: "Line 4", what: "not a JSON object" },
      { where: "Line 5", what: "no method, no response and nothing sent" },
    ]);
  });

  test("messages of a case", () => {
    const { messages, problems } = openText("x", JSON.stringify({ messages: [7, update("tool_call")] }));
    expect(messages).toHaveLength(1);
    expect(problems).toEqual([{ where: "Message 1", what: "not a JSON object" }]);
  });

  test("a laid-out document that is cut off gets one complaint, not one per line", () => {
    const { problems } = openText("x", '{\n "id": "c",\n "messages": [\n');
    expect(problems).toEqual([{ where: "The file", what: expect.stringContaining("not JSON") }]);
  });

  test("nothing at all", () => {
    expect(openText("x", " \n").problems).toEqual([{ where: "The file", what: "no messages in it" }]);
  });
});

test("times start at the first message and never go back; late messages follow", () => {
  const text = lines(
    { t: 500, ...update("tool_call") },
    { t: 700, sent: "session/cancel" },
    { t: 600, ...update("tool_call_update") },
    { t: 0, late: true, ...update("tool_call_update") },
  );
  expect(openText("x", text).messages.map(({ at }) => at)).toEqual([0, 200, 200, 250]);
});
