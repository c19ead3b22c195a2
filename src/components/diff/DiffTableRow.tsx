import { memo, type ReactNode } from "react";
import type { DiffRow, DiffSide } from "../../diff/layoutRows.js";
import type { DiffLine } from "../../diff/types.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { DiffText } from "./DiffText.js";
import type { LineTokens } from "./useLineTokens.js";

export interface DiffTableRowProps {
  readonly row: DiffRow;
  /** Place among all rows of the file. */
  readonly index: number;
  readonly split: boolean;
  readonly isCurrent: boolean;
  readonly isWindowed: boolean;
  readonly tokensOf: LineTokens;
  readonly stateKey: string;
  readonly onOpenGap: (gap: number) => void;
}

type LineRow = Extract<DiffRow, { type: "line" }>;

/** One row of a file's table: a line or two, folded lines, or a note that belongs to the line above. */
export const DiffTableRow: React.NamedExoticComponent<DiffTableRowProps> = memo(function DiffTableRow(
  props: DiffTableRowProps,
): ReactNode {
  const { row, index, split, isCurrent, isWindowed } = props;
  const place = isWindowed ? { "aria-rowindex": index + 2 } : undefined;
  const columns = split ? 6 : 4;
  switch (row.type) {
    case "line":
      return (
        <tr
          {...place}
          {...asPart("diff-line")}
          data-change={split ? undefined : row.line?.type}
          data-current={isCurrent ? "" : undefined}
        >
          {split ? <SplitCells {...props} row={row} /> : <UnifiedCells {...props} row={row} />}
        </tr>
      );
    case "no-newline":
      return (
        <tr {...place} {...asPart("diff-no-newline")} data-change={split ? undefined : noteChange(row.sides)}>
          {split ? <SplitNote sides={row.sides} /> : <UnifiedNote />}
        </tr>
      );
    case "gap":
      return (
        <tr {...place} {...asPart("diff-gap")}>
          <td colSpan={columns}>
            <Gap {...props} row={row} />
          </td>
        </tr>
      );
    case "raw":
      return (
        <tr {...place} {...asPart("diff-raw-line")}>
          <td colSpan={columns} {...asPart("diff-code")}>
            <DiffText text={row.text} stateKey={`${props.stateKey}/${index}`} />
          </td>
        </tr>
      );
  }
});

function UnifiedCells({
  row,
  index,
  tokensOf,
  stateKey,
}: DiffTableRowProps & { readonly row: LineRow }): ReactNode {
  const { line, block } = row;
  if (!line) return null;
  return (
    <>
      <td {...asPart("diff-number")}>{line.oldLine}</td>
      <td {...asPart("diff-number")}>{line.newLine}</td>
      <Marker line={line} />
      <td {...asPart("diff-code")}>
        <DiffText
          text={line.text}
          line={line}
          block={block}
          tokens={tokensOf(line)}
          stateKey={`${stateKey}/${index}`}
        />
      </td>
    </>
  );
}

function SplitCells({
  row,
  index,
  tokensOf,
  stateKey,
}: DiffTableRowProps & { readonly row: LineRow }): ReactNode {
  return SIDES.map((side) => {
    const line = side === "old" ? row.line : row.other;
    const change = line ? line.type : "none";
    return [
      <td key={`${side}-number`} {...asPart("diff-number")} data-change={change}>
        {side === "old" ? line?.oldLine : line?.newLine}
      </td>,
      <Marker key={`${side}-marker`} line={line} change={change} />,
      <td key={`${side}-code`} {...asPart("diff-code")} data-change={change} data-side={side}>
        {line && (
          <DiffText
            text={line.text}
            line={line}
            block={row.block}
            tokens={tokensOf(line)}
            stateKey={`${stateKey}/${index}/${side}`}
          />
        )}
      </td>,
    ];
  });
}

const SIDES: readonly DiffSide[] = ["old", "new"];

/** A sign for the eye and a word for screen readers; colour says nothing alone. */
function Marker({ line, change }: { readonly line?: DiffLine; readonly change?: string }): ReactNode {
  const labels = useDiffLabels();
  if (!line || line.type === "context") return <td {...asPart("diff-marker")} data-change={change} />;
  const isAdded = line.type === "add";
  return (
    <td {...asPart("diff-marker")} data-change={change}>
      {isAdded ? "+" : "−"}
      <span {...asPart("visually-hidden")}>{isAdded ? labels.addedLine : labels.removedLine}</span>
    </td>
  );
}

function noteChange(sides: readonly DiffSide[]): DiffLine["type"] {
  if (sides.length === 2) return "context";
  return sides[0] === "old" ? "delete" : "add";
}

function UnifiedNote(): ReactNode {
  const { noNewline } = useDiffLabels();
  return (
    <>
      <td />
      <td />
      <td />
      <td {...asPart("diff-code")}>{noNewline}</td>
    </>
  );
}

function SplitNote({ sides }: { readonly sides: readonly DiffSide[] }): ReactNode {
  const { noNewline } = useDiffLabels();
  return SIDES.map((side) => (
    <td key={side} colSpan={3} {...asPart("diff-code")} data-side={side}>
      {sides.includes(side) && noNewline}
    </td>
  ));
}

function Gap({
  row,
  onOpenGap,
}: DiffTableRowProps & { readonly row: Extract<DiffRow, { type: "gap" }> }): ReactNode {
  const labels = useDiffLabels();
  const { count, lines, heading } = row.part;
  const text = count > 0 ? `⋯ ${labels.unchangedLines(count)}` : "⋯";
  return (
    <>
      {lines ? (
        <button type="button" {...asPart("diff-gap-button")} onClick={() => onOpenGap(row.index)}>
          {text}
        </button>
      ) : (
        text
      )}
      {heading && <span {...asPart("diff-heading")}>{heading}</span>}
    </>
  );
}
