import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { hasEscapes } from "../../terminal/sgr.js";
import { CodeView } from "../code/CodeView.js";
import { JsonTreeView } from "./json/JsonTreeView.js";
import { isContainer, sizeOf } from "./json/jsonTree.js";
import { TerminalText } from "./TerminalText.js";

export interface JsonViewProps {
  /** Any JSON value, of any size and depth. */
  readonly value: unknown;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * A JSON value to look into: objects and lists as a tree, strings as text with their line breaks, and
 * `0`, `false`, `null` and what is empty as such.
 */
export function JsonView({ value, stateKey }: JsonViewProps): ReactNode {
  const { content } = useKit().labels;
  if (typeof value === "string" && value !== "") {
    return hasEscapes(value) ? (
      <TerminalText text={value} stateKey={stateKey} />
    ) : (
      <CodeView code={value} stateKey={stateKey} />
    );
  }
  if (isContainer(value) && sizeOf(value) > 0) return <JsonTreeView value={value} />;
  const empty = Array.isArray(value) ? content.emptyList : content.emptyObject;
  return (
    <p data-acp="json-scalar">
      {isContainer(value) ? empty : value === "" ? content.emptyText : <code>{String(value)}</code>}
    </p>
  );
}
