import { memo, type ReactNode } from "react";
import { isContainer } from "../../../protocol/ownField.js";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { hasEscapes } from "../../../terminal/hasEscapes.js";
import { asPart } from "../../asPart.js";
import { AnsiText } from "../AnsiText.js";
import type { JsonNode } from "./jsonTree.js";
import { sizeOf } from "./sizeOf.js";
import { stringHead } from "./stringHead.js";
import { canOpen } from "./useJsonTree.js";

export interface JsonRowProps {
  readonly node: JsonNode;
  readonly isOpen: boolean;
  /** The one row that the Tab key reaches. */
  readonly isActive: boolean;
  readonly isMatch: boolean;
}

/** Rows further in are indented no more. */
const MAX_INDENT = 16;

/** One entry of a JSON tree: key and value. The tree around it handles keys and clicks. */
export const JsonRow: React.NamedExoticComponent<JsonRowProps> = memo(function JsonRow(
  props: JsonRowProps,
): ReactNode {
  const { node, isOpen, isActive, isMatch } = props;
  const opens = canOpen(node);
  return (
    <div
      role="treeitem"
      {...asPart("json-row")}
      data-depth={Math.min(node.depth, MAX_INDENT)}
      data-match={isMatch ? "" : undefined}
      data-state={opens ? (isOpen ? "open" : "closed") : undefined}
      aria-level={node.depth + 1}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={opens ? isOpen : undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
    >
      <span {...asPart("json-key")}>{node.key}</span>
      {": "}
      <JsonValue value={node.value} isOpen={isOpen} />
    </div>
  );
});

function JsonValue({ value, isOpen }: { value: unknown; isOpen: boolean }): ReactNode {
  const content = useContentLabels();
  if (typeof value === "string") return <JsonString text={value} isOpen={isOpen} />;
  if (!isContainer(value)) return <span {...asPart("json-value")}>{String(value)}</span>;
  const size = sizeOf(value);
  const isList = Array.isArray(value);
  if (size === 0)
    return <span {...asPart("json-size")}>{isList ? content.emptyList : content.emptyObject}</span>;
  return <span {...asPart("json-size")}>{isList ? content.items(size) : content.entries(size)}</span>;
}

function JsonString({ text, isOpen }: { text: string; isOpen: boolean }): ReactNode {
  const content = useContentLabels();
  if (text === "") return <span {...asPart("json-size")}>{content.emptyText}</span>;
  const head = stringHead(text, isOpen);
  const hidden = text.length - head.length;
  return (
    <>
      <span {...asPart("json-string")} data-lines={head.includes("\n") ? "" : undefined}>
        {hasEscapes(head) ? <AnsiText text={head} /> : head}
      </span>
      {hidden > 0 && <span {...asPart("json-size")}> {content.moreCharacters(hidden)}</span>}
    </>
  );
}
