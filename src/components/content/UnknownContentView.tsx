import type { ReactNode } from "react";
import type { UnknownBlock } from "../../protocol/types.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { JsonView } from "./JsonView.js";

/** Content of a type that the kit does not know: its type, and all of it as JSON. */
export function UnknownContentView({
  block,
  stateKey,
}: {
  block: UnknownBlock;
  stateKey: string;
}): ReactNode {
  const remarks = useLoaded(LAZY_VIEWS.remarks);
  const type = String(block.type);
  return (
    <div {...asPart("unknown-content")}>
      <p {...asPart("content-note")}>{remarks ? <remarks.UnknownTypeNote type={type} /> : type}</p>
      <JsonView value={block} stateKey={stateKey} />
    </div>
  );
}
