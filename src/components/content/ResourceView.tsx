import type { ReactNode } from "react";
import type { ResourceBlock } from "../../protocol/types.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { headOf } from "./headOf.js";

/** Props of `ResourceView`. */
export interface ResourceViewProps {
  /** The block as the agent sent it. Its address is shown and never fetched. */
  readonly block: ResourceBlock;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/**
 * A resource with its contents: text as code, or as Markdown where it is that; images and sounds as such;
 * other data named, sized and to be saved. HTML and SVG are source. Plain text, or its address alone,
 * until the view has loaded.
 *
 * @see https://agentclientprotocol.com/protocol/content
 */
export function ResourceView({ block: { resource }, stateKey }: ResourceViewProps): ReactNode {
  const ResourceContents = useLoaded(LAZY_VIEWS.resource);
  return (
    <div {...asPart("resource")}>
      {ResourceContents ? (
        <ResourceContents resource={resource} stateKey={stateKey} />
      ) : (
        <pre {...asPart("text-source")} dir="auto">
          {typeof resource.text === "string" ? headOf(resource.text).text : resource.uri}
        </pre>
      )}
    </div>
  );
}
