import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { Labels } from "../../react/labels/index.js";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { Terminal } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { STATUS_PATHS } from "../icons/paths.js";
import { RunningTime } from "../RunningTime.js";

type Tone = "active" | "ok" | "error" | "idle";

interface TerminalStatusProps {
  readonly terminal: Terminal;
  /** Count the seconds while it runs. How long it ran is always told. */
  readonly withRunningTime: boolean;
}

/** How a terminal's command stands: running, or its exit code or signal, and for how long it ran. */
export function TerminalStatus({ terminal, withRunningTime }: TerminalStatusProps): ReactNode {
  const labels = useTerminalLabels();
  const { tone, word } = exitState(terminal, labels);
  return (
    <span {...asPart("terminal-status")} data-tone={tone}>
      <Icon path={ICONS[tone]} spin={tone === "active"} />
      <span dir="auto">{word}</span>
      <Elapsed terminal={terminal} withRunningTime={withRunningTime} />
    </span>
  );
}

const ICONS: Readonly<Record<Tone, string>> = {
  active: STATUS_PATHS.in_progress,
  ok: STATUS_PATHS.completed,
  error: STATUS_PATHS.failed,
  idle: STATUS_PATHS.cancelled,
};

function exitState({ exitStatus }: Terminal, labels: Labels["terminal"]): { tone: Tone; word: string } {
  if (exitStatus === undefined) return { tone: "active", word: labels.running };
  const { exitCode, signal } = exitStatus;
  if (typeof signal === "string") return { tone: "error", word: labels.signal(signal) };
  if (typeof exitCode !== "number") return { tone: "idle", word: labels.exited };
  return { tone: exitCode === 0 ? "ok" : "error", word: labels.exitCode(exitCode) };
}

function Elapsed({
  terminal: { startedAt, endedAt, exitStatus },
  withRunningTime,
}: TerminalStatusProps): ReactNode {
  const { labels } = useKit();
  if (startedAt === undefined) return null;
  if (endedAt !== undefined) {
    return (
      <span {...asPart("tool-call-elapsed")}>
        {labels.toolCall.duration(Math.max(0, endedAt - startedAt))}
      </span>
    );
  }
  return exitStatus === undefined && withRunningTime ? <RunningTime startedAt={startedAt} /> : null;
}
