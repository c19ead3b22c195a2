import type { ReactNode } from "react";
import { listFiles } from "../../diff/listFiles.js";
import type { DiffContext } from "../../diff/locateTexts.js";
import type { DiffItem } from "../../diff/readDiff.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/** Props of `DiffView`. */
export interface DiffViewProps {
  /** A diff item of either version. */
  readonly diff: DiffItem;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
  /** The call that the diff belongs to: in v1 it may say where in the file the diff's lines stand. */
  readonly toolCall?: DiffContext;
}

/**
 * The file changes of one diff item, of either protocol version: every path the agent lists, and the
 * lines of what it sent, one below the other or side by side. Paths are there at once, also on a
 * server; lines, and files that only a patch names, follow when the code that reads them has loaded.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#content
 */
export function DiffView({ diff, stateKey, toolCall }: DiffViewProps): ReactNode {
  const DiffFiles = useLoaded(LAZY_VIEWS.diff);
  if (DiffFiles) return <DiffFiles diff={diff} stateKey={stateKey} toolCall={toolCall} />;
  return (
    <div {...asPart("diff")}>
      {listFiles(diff).map(({ operation, path = "", oldPath }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of an item never change their order
        <section key={index} {...asPart("diff-file")} data-operation={operation}>
          <div {...asPart("diff-file-header")}>
            <span {...asPart("diff-path")} dir="ltr">
              {oldPath === undefined ? path : `${oldPath} → ${path}`}
            </span>
          </div>
        </section>
      ))}
    </div>
  );
}
