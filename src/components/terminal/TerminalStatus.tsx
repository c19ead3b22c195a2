import type { ReactNode } from "react";
import { useElapsedSeconds } from "../../react/elapsed.js";
import { useKit } from "../../react/kit.js";
import type { Labels } from "../../react/labels/index.js";
import type { Terminal } from "../../store/records.js";
import { Icon } from "../icons/Icon.js";
import { STATUS_PATHS } from "../icons/paths.js";

type Tone = "active" | "ok" | "error" | "idle";

/** How a terminal's command stands: running, or its exit code or signal, and for how long it ran. */
export function TerminalStatus({ terminal }: { readonly terminal: Terminal }): ReactNode {
  const { labels } = useKit();
  const { tone, word } = exitState(terminal, labels.terminal);
  return (
    <span data-acp="terminal-status" data-tone={tone}>
      <Icon path={ICONS[tone]} spin={tone === "active"} />
      <span dir="auto">{word}</span>
      <Elapsed terminal={terminal} />
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
}: {
  readonly terminal: Terminal;
}): ReactNode {
  const { labels } = useKit();
  if (startedAt === undefined) return null;
  if (endedAt !== undefined) {
    return (
      <span data-acp="tool-call-elapsed">{labels.toolCall.duration(Math.max(0, endedAt - startedAt))}</span>
    );
  }
  return exitStatus === undefined ? <RunningTime startedAt={startedAt} /> : null;
}

function RunningTime({ startedAt }: { readonly startedAt: number }): ReactNode {
  const { labels } = useKit();
  const seconds = useElapsedSeconds(startedAt);
  return (
    <span data-acp="tool-call-elapsed" aria-hidden="true">
      {seconds > 0 ? labels.toolCall.elapsed(seconds) : null}
    </span>
  );
}
