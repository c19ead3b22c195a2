import { type ReactNode, useMemo } from "react";
import { isContainer } from "../../../protocol/ownField.js";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { hasEscapes } from "../../../terminal/hasEscapes.js";
import { asPart } from "../../asPart.js";
import { CodeText } from "../../code/CodeText.js";
import type { JsonViewProps } from "../JsonView.js";
import { TerminalText } from "../TerminalText.js";
import { JsonTreeView } from "./JsonTreeView.js";
import { ResultBlocksView } from "./ResultBlocksView.js";
import { readResultBlocks } from "./readResultBlocks.js";
import { sizeOf } from "./sizeOf.js";

/** A JSON value to look into; see `JsonView`. */
export function JsonValue({ value, stateKey, renderBlock }: JsonViewProps): ReactNode {
  const content = useContentLabels();
  const result = useMemo(() => (renderBlock ? readResultBlocks(value) : undefined), [renderBlock, value]);
  if (typeof value === "string" && value !== "") {
    return hasEscapes(value) ? (
      <TerminalText text={value} stateKey={stateKey} />
    ) : (
      <CodeText code={value} stateKey={stateKey} />
    );
  }
  if (result && renderBlock && isContainer(value)) {
    return <ResultBlocksView result={result} value={value} stateKey={stateKey} renderBlock={renderBlock} />;
  }
  if (isContainer(value) && sizeOf(value) > 0) return <JsonTreeView value={value} stateKey={stateKey} />;
  const empty = Array.isArray(value) ? content.emptyList : content.emptyObject;
  return (
    <p {...asPart("json-scalar")}>
      {isContainer(value) ? empty : value === "" ? content.emptyText : <code>{String(value)}</code>}
    </p>
  );
}
