import type { ReactNode } from "react";
import { listFiles } from "../../diff/listFiles.js";
import type { DiffItem } from "../../diff/readDiff.js";
import { useLoaded } from "../../react/useLoaded.js";
import { LAZY_VIEWS } from "../lazyViews.js";

export interface DiffViewProps {
  /** A diff item of either version. */
  readonly diff: DiffItem;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
  /**
   * v1: the line of the file, from 1, at which the texts begin, where the host knows it. Without it,
   * texts count as whole files unless both stop short of a newline; those have no line numbers.
   */
  readonly firstLine?: number;
}

/**
 * The file changes of one diff item, of either protocol version: every path the agent lists, and the
 * lines of what it sent, one below the other or side by side. Paths are there at once, also on a
 * server; lines, and files that only a patch names, follow when the code that reads them has loaded.
 */
export function DiffView({ diff, stateKey, firstLine }: DiffViewProps): ReactNode {
  const DiffFiles = useLoaded(LAZY_VIEWS.diff);
  if (DiffFiles) return <DiffFiles diff={diff} stateKey={stateKey} firstLine={firstLine} />;
  return (
    <div data-acp="diff">
      {listFiles(diff).map(({ operation, path = "", oldPath }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of an item never change their order
        <section key={index} data-acp="diff-file" data-operation={operation}>
          <div data-acp="diff-file-header">
            <span data-acp="diff-path" dir="ltr">
              {oldPath === undefined ? path : `${oldPath} → ${path}`}
            </span>
          </div>
        </section>
      ))}
    </div>
  );
}
