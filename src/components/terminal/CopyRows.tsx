import { type ReactNode, useEffect, useState } from "react";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { rowsToText } from "../../terminal/rowsToText.js";
import { asPart } from "../asPart.js";

const SHOWN_FOR = 2000;

interface CopyRowsProps {
  readonly label: string;
  readonly rows: TerminalRows;
  /** First row to copy, and the one behind the last; asked for when the button is pressed. */
  readonly range: () => readonly [number, number];
}

/** Copies rows as plain text, each logical line as one. */
export function CopyRows({ label, rows, range }: CopyRowsProps): ReactNode {
  const labels = useTerminalLabels();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(rowsToText(rows, ...range()));
      setSaid(labels.copied);
    } catch {
      setSaid(labels.copyFailed);
    }
  }

  return (
    <button type="button" {...asPart("terminal-button")} onClick={copy}>
      {said ?? label}
    </button>
  );
}
