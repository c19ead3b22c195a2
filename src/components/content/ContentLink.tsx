import type { ReactNode } from "react";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/** Props of `ContentLink`. */
export interface ContentLinkProps {
  /** Where the link leads, as the agent wrote it. */
  readonly address: string;
  /** The link's text as the user reads it, to compare with where it leads. */
  readonly label: string;
  /** What is to be clicked. */
  readonly children: ReactNode;
}

/**
 * A link from an agent. It says where it leads unless its label does; an address of another scheme than
 * http, https and mailto is shown as text, and so is any until the code that reads addresses has loaded.
 */
export function ContentLink(props: ContentLinkProps): ReactNode {
  const links = useLoaded(LAZY_VIEWS.links);
  if (links) return <links.SafeLink {...props} />;
  const { address, label, children } = props;
  return (
    <span {...asPart("unsafe-link")}>
      {children}
      {label !== address && (
        <>
          {" "}
          <span {...asPart("link-host")}>{address}</span>
        </>
      )}
    </span>
  );
}
