import { readToolCallFacts } from "acp-tool-calls/dialects";
import type { ToolCall } from "acp-tool-calls/store";
import { describe, expect, test } from "vitest";
import { createPlayer } from "../../stories/session/player.js";
import { readRecordings } from "./recordings.js";

const recordings = readRecordings();

test("the recordings cover ten set-ups of agents", () => {
  const setUps = new Set(recordings.map(({ name }) => name.replace(/-[^-]*$/, "")));
  expect([...setUps]).toHaveLength(10);
});

describe.each(recordings)("$name", (recording) => {
  test("can be read to the last line, in the version it was recorded with", () => {
    expect(recording.problems).toEqual([]);
    expect(recording.protocolVersion).toBe(recording.name.startsWith("claude-v2") ? 2 : 1);
  });

  test("replays without an issue and answers each permission request once", () => {
    const player = createPlayer(recording);
    player.seek(recording.messages.length);
    const { view, store } = player.state.getState().session;
    expect(view.getState().issues).toEqual([]);
    expect(store.getState().permissionRequests).toEqual([]);
    const sent = view.getState().outbox.map((line) => JSON.parse(line));
    expect(sent.flatMap((message) => ("id" in message ? [message.id] : [])).sort()).toEqual(
      askedIn(recording).sort(),
    );
  });

  test("lists every call once, in the order of first appearance, a sub-agent's below the call that made it", () => {
    const player = createPlayer(recording);
    player.seek(recording.messages.length);
    const { view, store } = player.state.getState().session;
    const { toolCallIds } = store.getState();
    const calls = view.getState().transcript.filter((item) => item.type === "tool_call");
    const listed = calls.flatMap(({ toolCallId, children }) => [toolCallId, ...children]);
    expect(listed.toSorted()).toEqual(toolCallIds.toSorted());
    for (const { toolCallId, children } of calls) {
      expect(toolCallIds.filter((id) => children.includes(id))).toEqual(children);
      for (const id of children) {
        expect(parentOf(store.getToolCall(id))).toSatisfy((parent) =>
          [toolCallId, ...children].includes(parent),
        );
      }
    }
    const onTop = calls.map(({ toolCallId }) => toolCallId);
    expect(toolCallIds.filter((id) => onTop.includes(id))).toEqual(onTop);
  });
});

function parentOf(toolCall: ToolCall | undefined): string | undefined {
  return toolCall && readToolCallFacts(toolCall).parentToolCallId;
}

function askedIn({ messages }: (typeof recordings)[number]): unknown[] {
  return messages.filter(({ method }) => method === "session/request_permission").map(({ id }) => id);
}
