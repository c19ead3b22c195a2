import type { ReactNode } from "react";
import { type DiffItem, readDiff } from "../../diff/readDiff.js";
import type { DiffFile, DiffLine } from "../../diff/types.js";

export interface DiffViewProps {
  /** A diff item of either version. */
  readonly diff: DiffItem;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
}

const MARKERS = { add: "+", delete: "−", context: " " } as const;

/** The file changes of one diff item. */
export function DiffView({ diff }: DiffViewProps): ReactNode {
  return (
    <div data-acp="diff">
      {readDiff(diff).files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of an item never change their order
        <section key={index} data-acp="diff-file" data-operation={file.operation}>
          <div>
            {file.operation} {file.oldPath} {file.path} +{file.added} −{file.removed}
          </div>
          <pre>{linesOf(file).map((line) => `${MARKERS[line.type]} ${line.text}\n`)}</pre>
        </section>
      ))}
    </div>
  );
}

function linesOf(file: DiffFile): DiffLine[] {
  return file.parts.flatMap((part) => (part.type === "lines" ? part.lines : []));
}
