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

  test("lists every call once, in the order of first appearance", () => {
    const player = createPlayer(recording);
    player.seek(recording.messages.length);
    const { view, store } = player.state.getState().session;
    const listed = view
      .getState()
      .transcript.flatMap((item) => (item.type === "tool_call" ? [item.toolCallId] : []));
    expect(listed).toEqual(store.getState().toolCallIds);
  });
});

function askedIn({ messages }: (typeof recordings)[number]): unknown[] {
  return messages.filter(({ method }) => method === "session/request_permission").map(({ id }) => id);
}
