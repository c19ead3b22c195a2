const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Longer addresses are no links: nobody reads them, and browsers differ in what they open. */
const MAX_LENGTH = 8192;

/**
 * The address as a browser would open it, when it is absolute and its scheme is http, https or
 * mailto; else `undefined`. Relative and protocol-relative addresses are refused, since an agent's
 * text has no base. Never throws.
 */
export function parseSafeUrl(address: string): URL | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  return SAFE_SCHEMES.has(url.protocol) ? url : undefined;
}

/** Whether an agent's address may become a link. The one rule for all links of the kit. */
export function isSafeUrl(address: string): boolean {
  return parseSafeUrl(address) !== undefined;
}
