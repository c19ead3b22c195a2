import type { ReactNode } from "react";
import type { ContentBlock } from "../../protocol/types.js";
import { useLoaded } from "../../react/useLoaded.js";
import { plainText } from "../../terminal/plainOutput.js";
import { asPart } from "../asPart.js";
import { PlainCode } from "../code/PlainCode.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { firstLevel } from "./json/firstLevel.js";

/** Draws a content block; `stateKey`: where its view keeps what is open. */
export type RenderBlock = (block: ContentBlock, stateKey: string) => ReactNode;

/** Props of `JsonView`. */
export interface JsonViewProps {
  /** Any JSON value, of any size and depth. */
  readonly value: unknown;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
  /** Draws the content blocks of a tool's result, as MCP returns them. Default: they are data like any other. */
  readonly renderBlock?: RenderBlock | undefined;
}

/**
 * A JSON value to look into: objects and lists as a tree, strings as text with their line breaks, and
 * `0`, `false`, `null` and what is empty as such. Until that has loaded, the first level as text.
 */
export function JsonView(props: JsonViewProps): ReactNode {
  const { value } = props;
  const JsonValue = useLoaded(LAZY_VIEWS.json);
  if (JsonValue) return <JsonValue {...props} />;
  if (typeof value === "string") return <PlainCode code={plainText(value)} />;
  return (
    <pre {...asPart("text-source")} dir="ltr">
      {firstLevel(value)}
    </pre>
  );
}
