import type { ReactNode } from "react";
import type { ContentBlock } from "../../../protocol/types.js";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { useOpenState } from "../../../react/openState.js";
import { asPart } from "../../asPart.js";
import type { RenderBlock } from "../JsonView.js";
import { MoreButton } from "../MoreButton.js";
import { JsonTreeView } from "./JsonTreeView.js";

export interface ResultBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** What the blocks were read from. */
  readonly value: object;
  readonly stateKey: string;
  readonly renderBlock: RenderBlock;
}

/** A tool result's content as what it is, and the JSON that it came in for whoever asks. */
export function ResultBlocks({ blocks, value, stateKey, renderBlock }: ResultBlocksProps): ReactNode {
  const labels = useContentLabels();
  const [isOpen, setOpen] = useOpenState(`${stateKey}/json`, false);
  return (
    <>
      {blocks.map((block, index) => (
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
