import { type CSSProperties, type ReactNode, useEffect, useMemo } from "react";
import type { DiffRow } from "../../diff/layoutRows.js";
import { widestLine } from "../../diff/widestLine.js";
import { asPart } from "../asPart.js";
import { DiffTableHead } from "./DiffTableHead.js";
import { DiffTableRow } from "./DiffTableRow.js";
import type { LineTokens } from "./useLineTokens.js";
import { useRowWindow } from "./useRowWindow.js";

export interface DiffTableProps {
  readonly rows: readonly DiffRow[];
  readonly split: boolean;
  /** Names the region that scrolls. */
  readonly label: string;
  readonly tokensOf: LineTokens;
  readonly stateKey: string;
  /** First row of the change that was gone to last. */
  readonly currentRow?: number | undefined;
  /** Where to scroll; once for each object, so that rows which open or close move nothing. */
  readonly scrollTo?: { readonly row: number } | undefined;
  readonly onOpenGap: (gap: number) => void;
}

/** The rows of one file in a region of its own that scrolls both ways; only rows in view are in the DOM. */
export function DiffTable(props: DiffTableProps): ReactNode {
  const { rows, split, label, tokensOf, stateKey, currentRow, scrollTo, onOpenGap } = props;
  const { scroller, start, end, rowHeight, scrollToRow } = useRowWindow(rows.length);
  useEffect(() => {
    if (scrollTo) scrollToRow(scrollTo.row);
  }, [scrollTo, scrollToRow]);
  const columns = useMemo(() => widestLine(rows), [rows]);
  const isWhole = start === 0 && end === rows.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} {...asPart("diff-lines")} aria-label={label} tabIndex={0} dir="ltr">
      <table
        data-view={split ? "split" : "unified"}
        data-windowed={isWhole ? undefined : ""}
        aria-rowcount={isWhole ? undefined : rows.length + 1}
        style={isWhole ? undefined : ({ "--acp-diff-columns": columns } as CSSProperties)}
      >
        <DiffTableHead split={split} />
        <tbody>
          {start > 0 && <Spacer height={start * rowHeight} />}
          {rows.slice(start, end).map((row, offset) => (
            <DiffTableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the file
              key={start + offset}
              row={row}
              index={start + offset}
              split={split}
              isCurrent={start + offset === currentRow}
              isWindowed={!isWhole}
              tokensOf={tokensOf}
              stateKey={stateKey}
              onOpenGap={onOpenGap}
            />
          ))}
          {end < rows.length && <Spacer height={(rows.length - end) * rowHeight} />}
        </tbody>
      </table>
    </section>
  );
}

function Spacer({ height }: { readonly height: number }): ReactNode {
  return <tr {...asPart("diff-spacer")} style={{ height }} />;
}
