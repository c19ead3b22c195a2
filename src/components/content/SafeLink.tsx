import type { MouseEvent, ReactNode } from "react";
import { describeLink } from "../../markdown/describeLink.js";
import { useKit } from "../../react/kit.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import type { ContentLinkProps } from "./ContentLink.js";
import { shortAddress } from "./shortAddress.js";

/** A link from an agent, once it is known where it leads; see `ContentLink`. */
export function SafeLink({ address, label, children }: ContentLinkProps): ReactNode {
  const content = useContentLabels();
  const { onOpenLink } = useKit();
  const link = describeLink(address, label);
  if (!link) {
    return (
      <span {...asPart("unsafe-link")}>
        {children}
        {label !== address && (
          <>
            {" "}
            <span {...asPart("link-host")}>{shortAddress(address, content)}</span>
          </>
        )}
      </span>
    );
  }
  const open = (event: MouseEvent) => {
    if (!onOpenLink || event.button > 1) return;
    event.preventDefault();
    onOpenLink(link.href);
  };
  return (
    <a
      {...asPart("link")}
      data-misleading={link.isMisleading ? "" : undefined}
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      onClick={open}
      onAuxClick={open}
    >
      {children}
      {!link.isShown && (
        <>
          {" "}
          <span {...asPart("link-host")}>{link.isMisleading ? content.leadsTo(link.host) : link.host}</span>
        </>
      )}
    </a>
  );
}
