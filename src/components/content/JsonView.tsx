import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useLoaded } from "../../react/useLoaded.js";
import { hasEscapes } from "../../terminal/hasEscapes.js";
import { CodeView } from "../code/CodeView.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { isContainer, sizeOf } from "./json/container.js";
import { firstLevel } from "./json/firstLevel.js";
import { TerminalText } from "./TerminalText.js";

export interface JsonViewProps {
  /** Any JSON value, of any size and depth. */
  readonly value: unknown;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * A JSON value to look into: objects and lists as a tree, strings as text with their line breaks, and
 * `0`, `false`, `null` and what is empty as such. Until the tree has loaded, the first level as text.
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
  if (isContainer(value) && sizeOf(value) > 0) return <JsonTree value={value} stateKey={stateKey} />;
  const empty = Array.isArray(value) ? content.emptyList : content.emptyObject;
  return (
    <p data-acp="json-scalar">
      {isContainer(value) ? empty : value === "" ? content.emptyText : <code>{String(value)}</code>}
    </p>
  );
}

function JsonTree({ value, stateKey }: { readonly value: object; readonly stateKey: string }): ReactNode {
  const JsonTreeView = useLoaded(LAZY_VIEWS.jsonTree);
  if (JsonTreeView) return <JsonTreeView value={value} stateKey={stateKey} />;
  return (
    <pre data-acp="text-source" dir="ltr">
      {firstLevel(value)}
    </pre>
  );
}
