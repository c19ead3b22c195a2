import type { ReactNode } from "react";
import type { ResourceLinkBlock } from "../../protocol/types.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/**
 * A resource that the agent only names: a link for http, https and mailto; a button for a file where the
 * host opens locations; else text. Text until the code that reads addresses has loaded.
 *
 * @see https://agentclientprotocol.com/protocol/content
 */
export function ResourceLinkView({ block }: { block: ResourceLinkBlock }): ReactNode {
  const links = useLoaded(LAZY_VIEWS.links);
  if (links) return <links.LinkedResource block={block} />;
  return (
    <div {...asPart("resource-link")}>
      <bdi>{block.title || block.name}</bdi> <span {...asPart("link-host")}>{block.uri}</span>
    </div>
  );
}
