import type { ReactNode } from "react";
import type { ResourceLinkBlock } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { filePathOf } from "./filePathOf.js";
import { SafeLink } from "./SafeLink.js";
import { shortAddress } from "./shortAddress.js";

/** A resource that the agent only names; see `ResourceLinkView`. */
export function LinkedResource({ block }: { block: ResourceLinkBlock }): ReactNode {
  const content = useContentLabels();
  const { onOpenLocation } = useKit();
  const label = block.title || block.name || block.uri;
  const path = filePathOf(block.uri);
  const facts = [
    block.title && block.name !== block.title ? block.name : undefined,
    block.mimeType ?? undefined,
    typeof block.size === "number" ? content.bytes(block.size) : undefined,
  ].filter((fact) => fact !== undefined && fact !== "");
  return (
    <div {...asPart("resource-link")}>
      <span {...asPart("file-line")}>
        {path !== undefined && onOpenLocation ? (
          <button
            type="button"
            {...asPart("file-open")}
            title={path}
            aria-label={content.openFile(path)}
            onClick={() => onOpenLocation({ path })}
          >
            {label}
          </button>
        ) : (
          <SafeLink address={block.uri} label={label}>
            <bdi>{label}</bdi>
          </SafeLink>
        )}
        {path !== undefined && onOpenLocation && (
          <span {...asPart("link-host")}>{shortAddress(block.uri, content)}</span>
        )}
        {facts.length > 0 && <span {...asPart("file-facts")}>{facts.join(" · ")}</span>}
      </span>
      {block.description && (
        <span {...asPart("file-note")} dir="auto">
          {block.description}
        </span>
      )}
    </div>
  );
}
