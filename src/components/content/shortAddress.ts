import type { Labels } from "../../react/labels/index.js";

const MAX_SHOWN = 300;

/** An address to read: whole unless it is as long as a `data:` address may be. */
export function shortAddress(address: string, labels: Labels["content"]): string {
  return address.length <= MAX_SHOWN ? address : labels.longAddress(address.slice(0, 100), address.length);
}
