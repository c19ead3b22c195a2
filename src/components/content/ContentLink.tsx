import type { MouseEvent, ReactNode } from "react";
import { describeLink } from "../../markdown/describeLink.js";
import { useKit } from "../../react/kit.js";
import { shortAddress } from "./shortAddress.js";

export interface ContentLinkProps {
  readonly address: string;
  /** The link's text as the user reads it, to compare with where it leads. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A link from an agent. It says where it leads unless its label does; an address of another scheme than
 * http, https and mailto is shown as text.
 */
export function ContentLink({ address, label, children }: ContentLinkProps): ReactNode {
  const { labels, onOpenLink } = useKit();
  const link = describeLink(address, label);
  if (!link) {
    return (
      <span data-acp="unsafe-link">
        {children}
        {label !== address && (
          <>
            {" "}
            <span data-acp="link-host">{shortAddress(address, labels)}</span>
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
      data-acp="link"
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
          <span data-acp="link-host">
            {link.isMisleading ? labels.content.leadsTo(link.host) : link.host}
          </span>
        </>
      )}
    </a>
  );
}
