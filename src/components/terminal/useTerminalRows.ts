import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Terminal } from "../../store/records.js";
import { createScheduler } from "../../store/scheduler.js";
import type { TerminalOutput } from "../../store/terminalOutput.js";
import { lastLines } from "../../terminal/lastLines.js";
import { openTerminalSession } from "../../terminal/openSession.js";
import { plainOutput } from "../../terminal/plainOutput.js";
import { plainRows } from "../../terminal/plainRows.js";
import { NO_ROWS, type TerminalRows } from "../../terminal/rows.js";
import type { TerminalSession } from "../../terminal/terminalSession.js";
import { PREVIEW_LINES } from "./TerminalPreview.js";

interface FinishedRows {
  readonly size: Terminal["size"];
  readonly rows: TerminalRows;
}

/** Rows of terminals that were read to their end: shown again without an emulator. */
const finished = new WeakMap<TerminalOutput, FinishedRows>();

export interface ShownRows {
  readonly rows: TerminalRows;
  /** The emulator could not be loaded: the rows are the plain text. */
  readonly failed: boolean;
}

/** A terminal's rows, kept in step with its bytes while the component is mounted. */
export function useTerminalRows(terminal: Terminal, maxRows: number): ShownRows {
  const { output, size, exitStatus } = terminal;
  const exited = exitStatus !== undefined;
  const known = exited ? knownRows(terminal) : undefined;
  const [session, failed] = useSession(known === undefined, maxRows);
  useEffect(() => session?.show({ output, size, exited }), [session, output, size, exited]);
  const read = () => session?.rows() ?? NO_ROWS;
  const rows = useSyncExternalStore(session?.subscribe ?? NO_SUBSCRIPTION, read, read);
  useEffect(() => {
    // The session may be ahead of what was rendered, and old rows must not be kept as the last ones.
    if (session?.isFinished(output) && session.rows() === rows) finished.set(output, { size, rows });
  }, [session, output, size, rows]);
  const shown = known ?? (rows === NO_ROWS ? undefined : rows);
  const plain = useMemo(
    () => (shown || output.byteLength === 0 ? NO_ROWS : plainRows(plainLines(output, failed))),
    [shown, output, failed],
  );
  return { rows: shown ?? plain, failed };
}

function plainLines(output: TerminalOutput, all: boolean): readonly string[] {
  return all ? plainOutput(output).trimEnd().split("\n") : lastLines(output, PREVIEW_LINES);
}

/** A session of one's own from the first moment that one is needed until the component goes. */
function useSession(isNeeded: boolean, maxRows: number): [TerminalSession | undefined, boolean] {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [session, setSession] = useState<TerminalSession>();
  const [failed, setFailed] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  useEffect(() => {
    if (!wasNeeded) return undefined;
    let isMounted = true;
    const onError = () => isMounted && setFailed(true);
    const schedule = (publish: () => void) => createScheduler("frame", publish);
    const opened = openTerminalSession({ maxRows, schedule, onError });
    setSession(opened);
    return () => {
      isMounted = false;
      opened.dispose();
      setSession(undefined);
    };
  }, [wasNeeded, maxRows]);
  return [session, failed];
}

const NO_SUBSCRIPTION = () => () => {};

function knownRows({ output, size }: Terminal): TerminalRows | undefined {
  const known = finished.get(output);
  const isSame = known?.size?.cols === size?.cols && known?.size?.rows === size?.rows;
  return isSame ? known?.rows : undefined;
}
