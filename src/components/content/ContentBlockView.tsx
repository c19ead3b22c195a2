import type { ReactNode } from "react";
import type { AudioBlock, ContentBlock, ImageBlock, UnknownBlock } from "../../protocol/types.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { Annotated } from "./Annotated.js";
import { ResourceLinkView } from "./ResourceLinkView.js";
import { ResourceView } from "./ResourceView.js";
import { TextView } from "./TextView.js";
import { UnknownContentView } from "./UnknownContentView.js";

/** Props of `ContentBlockView`. */
export interface ContentBlockViewProps {
  /** A block as the agent sent it, of a known type or not. */
  readonly block: ContentBlock;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
}

/**
 * A content block of any type: text, image, audio, resource link, embedded resource or unknown.
 * https://agentclientprotocol.com/protocol/v2/content
 */
export function ContentBlockView({ block, stateKey }: ContentBlockViewProps): ReactNode {
  const annotations = isKnown(block) ? block.annotations : undefined;
  return (
    <Annotated annotations={annotations} stateKey={stateKey}>
      {viewOf(block, stateKey)}
    </Annotated>
  );
}

function viewOf(block: ContentBlock, stateKey: string): ReactNode {
  if (!isKnown(block)) return <UnknownContentView block={block} stateKey={stateKey} />;
  switch (block.type) {
    case "text":
      return <TextView text={block.text} stateKey={stateKey} />;
    case "image":
    case "audio":
      return <Media block={block} stateKey={stateKey} />;
    case "resource_link":
      return <ResourceLinkView block={block} />;
    case "resource":
      return <ResourceView block={block} stateKey={stateKey} />;
  }
}

function Media({ block, stateKey }: { block: ImageBlock | AudioBlock; stateKey: string }): ReactNode {
  const MediaView = useLoaded(LAZY_VIEWS.media);
  if (MediaView) {
    const address = block.type === "image" && block.uri ? block.uri : undefined;
    return (
      <MediaView data={block.data} declaredType={block.mimeType} address={address} stateKey={stateKey} />
    );
  }
  return <div {...asPart(block.type)}>{block.mimeType}</div>;
}

const KNOWN_TYPES = ["text", "image", "audio", "resource_link", "resource"];

function isKnown(block: ContentBlock): block is Exclude<ContentBlock, UnknownBlock> {
  return KNOWN_TYPES.includes(block.type);
}
