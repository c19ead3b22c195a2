import { act, cleanup, configure, render, waitFor } from "@testing-library/react";
import { ToolCallById, ToolCallStoreProvider } from "acp-tool-calls";
import { afterEach, expect, test, vi } from "vitest";
import { createPlayedSession } from "../../../stories/session/playSession.js";
import { readRecordings } from "../../stories/recordings.js";
import { parts } from "../showCall.js";

afterEach(cleanup);
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/**
 * Gemini CLI is not in it: it sends no output of commands that ran.
 *
 * Which recording shows what, one or more for each way in which a family of agents delivers output: the
 * recording, the command's line that is looked for, and how the header of the card says it ended.
 */
const TABLE = [
  ["claude-v2-shell", "terminals of protocol v2", "error TS2322", "Exit 2"],
  ["claude-v2-shell", "terminals of protocol v2", "tick 3", "Done"],
  ["claude-meta-shell", "terminal_info, terminal_output, terminal_exit", "error TS2322", "Exit 2"],
  ["claude-bare-shell", "fenced text", "tick 3", "Done"],
  ["claudeold-rich-shell", "terminals of the client", "error TS2322", "Exit 2"],
  ["codex-meta-shell", "terminal_output_delta", "tick 3", "Done"],
  ["codex-bare-shell", "rawOutput alone", "tick 3", "Done"],
  ["codexz-meta-shell", "the Rust adapter", "tick 3", "Done"],
  ["opencode-rich-shell", "growing snapshots", "tick 3", "Done"],
] as const;

const recordings = new Map(readRecordings().map((recording) => [recording.name, recording]));

test.each(TABLE)("%s (%s) shows “%s” once, in a terminal, with its exit: %s", async (name, _, line, exit) => {
  const recording = recordings.get(name);
  if (!recording) throw new Error(`There is no recording ${name}.`);
  const session = createPlayedSession({
    protocolVersion: recording.protocolVersion,
    recordedAnswers: true,
  });
  act(() => {
    for (const message of recording.messages) session.play(message);
    session.store.flush();
  });
  render(
    <ToolCallStoreProvider store={session.store}>
      {session.store.getState().toolCallIds.map((id) => (
        <ToolCallById key={id} toolCallId={id} />
      ))}
    </ToolCallStoreProvider>,
  );
  for (const header of parts("tool-call-header"))
    if (header.getAttribute("aria-expanded") === "false") act(() => header.click());
  const rows = () => parts("terminal-row").filter((row) => row.textContent?.startsWith(line));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.body.textContent?.split(line)).toHaveLength(2);
  const card = rows()[0]?.closest('[data-acp="tool-call"]');
  expect(card?.querySelector('[data-acp="tool-call-status"]')).toHaveTextContent(exit);
});
