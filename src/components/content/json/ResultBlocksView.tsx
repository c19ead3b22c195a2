import type { ReactNode } from "react";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { useOpenState } from "../../../react/openState.js";
import { asPart } from "../../asPart.js";
import type { RenderBlock } from "../JsonView.js";
import { MoreButton } from "../MoreButton.js";
import { JsonTreeView } from "./JsonTreeView.js";
import type { ResultBlocks } from "./readResultBlocks.js";

export interface ResultBlocksViewProps {
  readonly result: ResultBlocks;
  /** What the blocks were read from. */
  readonly value: object;
  readonly stateKey: string;
  readonly renderBlock: RenderBlock;
}

/** A tool result's content as what it is, and the JSON that it came in: at once where it says more, else on demand. */
export function ResultBlocksView({ result, value, stateKey, renderBlock }: ResultBlocksViewProps): ReactNode {
  const labels = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/json`, result.hasMore);
  return (
    <>
      {result.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, and a result is replaced whole.
        <div key={index} {...asPart("content")} data-type="content">
          {renderBlock(block, `${stateKey}/blocks/${index}`)}
        </div>
      ))}
      <MoreButton isOpen={isOpen} onToggle={setOpen} label={labels.showJson} />
      {isOpen && <JsonTreeView value={value} stateKey={stateKey} />}
    </>
  );
}
