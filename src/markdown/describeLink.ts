import { parseSafeUrl } from "../protocol/url.js";

export interface LinkDescription {
  /** The address as the browser will open it. */
  readonly href: string;
  /** Where it leads: host with port, or the mail address. */
  readonly host: string;
  /** The label already says where the link leads. */
  readonly isShown: boolean;
  /** The label names another place, or the address is built to mislead. */
  readonly isMisleading: boolean;
}

/** Where an agent's link leads, against what its label says; `undefined` if it may not be a link. */
export function describeLink(address: string, label: string): LinkDescription | undefined {
  const url = parseSafeUrl(address);
  if (!url) return undefined;
  const isMail = url.protocol === "mailto:";
  const host = isMail ? safeDecode(url.pathname) : url.host;
  const hasTrick = !isMail && (url.username !== "" || url.password !== "" || /(^|\.)xn--/.test(url.host));
  const named = hostNamedBy(label);
  const isMisleading = hasTrick || (named !== undefined && !isSamePlace(named, host));
  const isShown = !isMisleading && label.toLowerCase().includes(host.toLowerCase());
  return { href: url.href, host, isShown, isMisleading };
}

const WEB_ADDRESS = /^\s*(https?):\/\/([^\s/?#]+)/i;
const DOMAIN = /^\s*((?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ai|co|edu|gov|info|me|xyz))(?:[/:?#]|\s*$)/i;

/** The place a label claims to lead to, if it looks like an address at all. */
function hostNamedBy(label: string): string | undefined {
  const web = WEB_ADDRESS.exec(label);
  if (web) return (parseSafeUrl(web[0].trim())?.host ?? web[2] ?? "").toLowerCase();
  return DOMAIN.exec(label)?.[1]?.toLowerCase();
}

function isSamePlace(named: string, host: string): boolean {
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(named) === bare(host.toLowerCase()) || host.toLowerCase().endsWith(`@${named}`);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
