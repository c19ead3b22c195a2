import type { ReactNode } from "react";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { TerminalRows } from "../../terminal/rows.js";
import { rowsToText } from "../../terminal/rowsToText.js";
import { asPart } from "../asPart.js";
import { useCopy } from "../content/useCopy.js";

interface CopyRowsProps {
  readonly label: string;
  readonly rows: TerminalRows;
  /** First row to copy, and the one behind the last; asked for when the button is pressed. */
  readonly range: () => readonly [number, number];
}

/** Copies rows as plain text, each logical line as one. */
export function CopyRows({ label, rows, range }: CopyRowsProps): ReactNode {
  const labels = useTerminalLabels();
  const { result, copy } = useCopy(() => rowsToText(rows, ...range()));
  const said = result === "copied" ? labels.copied : labels.copyFailed;
  return (
    <button type="button" {...asPart("terminal-button")} onClick={copy}>
      {result ? said : label}
    </button>
  );
}
