import { expect, test } from "vitest";
import { plainOutput } from "../../src/terminal/plainOutput.js";
import { createPlayedSession } from "../../stories/session/playSession.js";
import { readRecordings } from "../stories/recordings.js";

/**
 * Which recording shows what: each command with its exit state, the number of bytes of its output, and
 * where it starts. `text`: made of text by a dialect; `own`: a terminal that content may or may not name.
 */
test("every recording shows the output of its commands in terminals, with their exit states", () => {
  const table = readRecordings().flatMap((recording) => {
    const session = createPlayedSession({
      protocolVersion: recording.protocolVersion,
      recordedAnswers: true,
    });
    for (const message of recording.messages) session.play(message);
    session.flush();
    expect(session.view.getState().issues).toEqual([]);
    // Sub-agents have sessions of their own.
    const stores = [...session.sessions.getState().keys()].map(session.sessions.getStore);
    const terminals = stores.flatMap((store) =>
      store.getState().terminalIds.map((id) => ({ id, terminal: store.getTerminal(id) })),
    );
    return terminals.map(({ id, terminal }) => {
      if (!terminal) throw new Error(`No terminal ${id}`);
      const { command = "(not said)", exitStatus, output } = terminal;
      return [
        recording.name.padEnd(23),
        id.startsWith("text\u0000") ? "text" : "own ",
        describeExit(exitStatus).padEnd(8),
        String(output.byteLength).padStart(6),
        firstLine(command).slice(0, 24).padEnd(24),
        firstLine(plainOutput(output)).slice(0, 40),
      ].join(" | ");
    });
  });
  expect(`\n${table.join("\n")}\n`).toMatchSnapshot();
}, 30_000);

function describeExit(exit: { exitCode?: number | null; signal?: string | null } | undefined): string {
  if (!exit) return "running";
  return exit.signal ?? (typeof exit.exitCode === "number" ? `exit ${exit.exitCode}` : "exited");
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.trimEnd() ?? "";
}
