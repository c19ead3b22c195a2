import { Fragment, type ReactNode } from "react";
import { inlineText } from "../../markdown/inlineText.js";
import type { MarkdownInline } from "../../markdown/nodes.js";
import { SafeLink } from "../content/SafeLink.js";
import { RemoteImage } from "./RemoteImage.js";

/** Inlines as elements. Nesting is bounded by the reader, so that recursion is safe. */
export function MarkdownInlines({ inlines }: { inlines: readonly MarkdownInline[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: inlines have no identity but their place
  return inlines.map((inline, index) => <Fragment key={index}>{toElement(inline)}</Fragment>);
}

function toElement(inline: MarkdownInline): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return <code dir="ltr">{inline.text}</code>;
    case "break":
      return <br />;
    case "emphasis":
      return (
        <em>
          <MarkdownInlines inlines={inline.children} />
        </em>
      );
    case "strong":
      return (
        <strong>
          <MarkdownInlines inlines={inline.children} />
        </strong>
      );
    case "deleted":
      return (
        <del>
          <MarkdownInlines inlines={inline.children} />
        </del>
      );
    case "link":
      return (
        <SafeLink address={inline.address} label={inlineText(inline.children)}>
          <MarkdownInlines inlines={inline.children} />
        </SafeLink>
      );
    case "image":
      return <RemoteImage address={inline.address} alt={inline.alt} />;
  }
}
