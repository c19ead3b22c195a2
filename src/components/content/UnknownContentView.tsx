import type { ReactNode } from "react";
import type { UnknownBlock } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { JsonView } from "./JsonView.js";

/** Content of a type that the kit does not know: its type, and all of it as JSON. */
export function UnknownContentView({
  block,
  stateKey,
}: {
  block: UnknownBlock;
  stateKey: string;
}): ReactNode {
  const { content } = useKit().labels;
  return (
    <div data-acp="unknown-content">
      <p data-acp="content-note">{content.unknownContent(String(block.type))}</p>
      <JsonView value={block} stateKey={stateKey} />
    </div>
  );
}
