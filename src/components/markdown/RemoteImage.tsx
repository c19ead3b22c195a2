import { type ReactNode, useState } from "react";
import { parseSafeUrl } from "../../protocol/url.js";
import { useKit } from "../../react/kit.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { shortAddress } from "../content/shortAddress.js";

/**
 * An image that text names by its address. Loading it would tell its server that, and when, the text was
 * read; so it is a description and an address unless the host's `mediaPolicy` says otherwise.
 */
export function RemoteImage({ address, alt }: { address: string; alt: string }): ReactNode {
  const content = useContentLabels();
  const { mediaPolicy } = useKit();
  const [accepted, setAccepted] = useState<string>();
  const url = parseSafeUrl(address);
  const verdict = url?.protocol === "https:" ? mediaPolicy?.remoteImages?.(url.href) : undefined;
  if (url && (verdict === "load" || (verdict === "ask" && accepted === url.href))) {
    return (
      <img
        {...asPart("remote-image")}
        src={url.href}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <span {...asPart("remote-image")}>
      <span role="img" aria-label={`${content.remoteImage}: ${alt || address}`}>
        <span {...asPart("remote-image-alt")}>{alt || content.remoteImage}</span>{" "}
        <span {...asPart("link-host")}>
          {shortAddress(address, content)} ({content.remoteImageNotLoaded})
        </span>
      </span>
      {verdict === "ask" && (
        <button type="button" {...asPart("content-button")} onClick={() => setAccepted(url?.href)}>
          {content.loadImage}
        </button>
      )}
    </span>
  );
}
