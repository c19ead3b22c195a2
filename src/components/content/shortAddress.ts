import type { LabelsAtOnce } from "../../react/labels/index.js";

const MAX_SHOWN = 300;

/** An address to read: whole unless it is as long as a `data:` address may be. */
export function shortAddress(address: string, labels: LabelsAtOnce): string {
  return address.length <= MAX_SHOWN
    ? address
    : labels.content.longAddress(address.slice(0, 100), address.length);
}
