import { describe, expect, test } from "vitest";
import { createPlayer, type Player, type Timer } from "../../stories/session/player.js";
import { readRecordings } from "./recordings.js";

const recordings = readRecordings();

function recordingNamed(name: string) {
  const found = recordings.find((recording) => recording.name === name);
  if (!found) throw new Error(`There is no recording ${name}.`);
  return found;
}

/** Time that passes when the test says so. */
function createClock(): Timer & { pass(milliseconds: number): void } {
  let now = 0;
  let waiting: { due: number; callback: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, callback) {
      const entry = { due: now + milliseconds, callback };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.due);
        next.callback();
      }
      now = end;
    },
  };
}

/** All that can be seen of a player's session, without the times of day. */
function seen(player: Player) {
  const { session } = player.state.getState();
  const { toolCalls, terminals, ...rest } = session.store.toJSON();
  const { transcript, outbox } = session.view.getState();
  return JSON.parse(
    JSON.stringify({ toolCalls, terminals, rest, transcript, outbox }, (key, value) =>
      /^(startedAt|endedAt|requestedAt|answeredAt)$/.test(key) ? undefined : value,
    ),
  );
}

describe.each(["claude-v2-edit", "claudeold-rich-shell", "codex-meta-cancel", "claude-bare-permhang"])(
  "%s",
  (name) => {
    const recording = recordingNamed(name);
    const { length } = recording.messages;

    test("played through in time equals everything at once", () => {
      const clock = createClock();
      const inTime = createPlayer(recording, { timer: clock });
      inTime.play();
      clock.pass(inTime.duration + 1000);
      const atOnce = createPlayer(recording, { speed: 0 });
      atOnce.play();
      expect(inTime.state.getState()).toMatchObject({ position: length, isPlaying: false });
      expect(seen(inTime)).toEqual(seen(atOnce));
    });

    test("going back and on again equals playing up to there", () => {
      const wanderer = createPlayer(recording);
      for (const position of [length, 2, Math.floor(length / 2), 0, length - 1]) wanderer.seek(position);
      const straight = createPlayer(recording);
      for (let position = 1; position < length; position++) straight.step();
      expect(straight.state.getState().position).toBe(length - 1);
      expect(seen(wanderer)).toEqual(seen(straight));
    });
  },
);

test("applies what the recorded time has reached, at any speed, and stops when paused", () => {
  const recording = recordingNamed("claude-v2-edit");
  const clock = createClock();
  const player = createPlayer(recording, { timer: clock, speed: 4 });
  player.play();
  clock.pass(1000);
  const reached = recording.messages.filter(({ at }) => at <= 4000).length;
  expect(player.state.getState().position).toBe(reached);
  player.pause();
  clock.pass(60_000);
  expect(player.state.getState()).toMatchObject({ position: reached, isPlaying: false });
  player.setSpeed(0);
  expect(player.state.getState().position).toBe(reached);
  player.play();
  expect(player.state.getState()).toMatchObject({ position: recording.messages.length, isPlaying: false });
});

test("playing again from the end starts over", () => {
  const recording = recordingNamed("claude-v2-edit");
  const player = createPlayer(recording, { timer: createClock() });
  player.seek(recording.messages.length);
  player.play();
  expect(player.state.getState()).toMatchObject({ position: 0, isPlaying: true });
});

test("without recorded answers the prompts stay open, and the user's answer is sent once", () => {
  const recording = recordingNamed("claude-v2-edit");
  const player = createPlayer(recording, { recordedAnswers: false });
  player.seek(recording.messages.length);
  const { store, view } = player.state.getState().session;
  const [first, ...others] = store.getState().permissionRequests;
  expect(others).toHaveLength(2);
  expect(view.getState().outbox).toEqual([]);
  const { requestId, options } = first ?? { requestId: "", options: [] };
  const optionId = options[0]?.optionId ?? "";
  store.answerPermission(requestId, optionId);
  store.answerPermission(requestId, optionId);
  expect(view.getState().outbox.map((line) => JSON.parse(line))).toEqual([
    { jsonrpc: "2.0", id: requestId, result: { outcome: { outcome: "selected", optionId } } },
  ]);
});

test("a cancelled turn is sent before the answers that it brings about", () => {
  const recording = recordingNamed("claude-v2-permhang");
  const player = createPlayer(recording, { recordedAnswers: false });
  player.seek(recording.messages.length);
  const sent = player.state
    .getState()
    .session.view.getState()
    .outbox.map((line) => JSON.parse(line));
  expect(sent).toMatchObject([
    { method: "session/cancel", params: { sessionId: expect.any(String) } },
    { id: 0, result: { outcome: { outcome: "cancelled" } } },
  ]);
});

test("client terminals of v1 get the command, the output and how it ended", () => {
  const player = createPlayer(recordingNamed("claudeold-rich-shell"));
  player.seek(player.recording.messages.length);
  const terminal = player.state.getState().session.store.getTerminal("term_3");
  expect(terminal).toMatchObject({ command: "bash scripts/fail.sh", exitStatus: { exitCode: 2 } });
  expect(new TextDecoder().decode([...(terminal?.output ?? [])][0])).toContain("error");
});

test("each sub-agent of a recorded session has a store and a transcript of its own", () => {
  const player = createPlayer(recordingNamed("claude-v2-subagent"), { speed: 0 });
  player.play();
  const { store, sessions, view } = player.state.getState().session;
  const [, first = "", second = ""] = sessions.getState().keys();
  expect(store.getState().toolCallIds).toEqual([]);
  for (const child of [first, second]) {
    expect(sessions.getState().get(child)).toMatchObject({ parentSessionId: "main", state: "idle" });
    expect(sessions.getStore(child).getState().toolCallIds).toHaveLength(2);
    expect(
      view
        .getState()
        .subagents.get(child)
        ?.map(({ type }) => type),
    ).toContain("tool_call");
  }
  expect(view.getState().transcript.filter(({ type }) => type === "subagent")).toHaveLength(2);
});

test("calls that name the call they belong to are listed below it", () => {
  const player = createPlayer(recordingNamed("claude-bare-subagent"), { speed: 0 });
  player.play();
  const { transcript } = player.state.getState().session.view.getState();
  const calls = transcript.flatMap((item) => (item.type === "tool_call" ? [item.children.length] : []));
  expect(calls).toEqual([2, 2]);
});
