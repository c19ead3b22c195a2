import type { ReactNode } from "react";
import { useTerminalValue } from "../../react/store.js";
import type { Terminal } from "../../store/records.js";
import { lastLines } from "../../terminal/lastLines.js";
import { asPart } from "../asPart.js";

/** Longer lines are cut: they are told on one line of the page. */
const MAX_LENGTH = 300;

/**
 * The last line that a terminal said, for where the terminal itself is not shown. It takes no emulator,
 * looks at no more than the end of the output, and renders again only for another line.
 */
export function TerminalLastLine({ terminalId }: { readonly terminalId: string }): ReactNode {
  const line = useTerminalValue(terminalId, lastLineOf);
  if (line === "") return null;
  return (
    <p {...asPart("terminal-last-line")} dir="ltr">
      {line}
    </p>
  );
}

function lastLineOf(terminal: Terminal | undefined): string {
  return terminal ? (lastLines(terminal.output, 1)[0] ?? "").trim().slice(0, MAX_LENGTH) : "";
}
