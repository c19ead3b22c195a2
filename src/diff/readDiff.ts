import type { DiffContent, TextDiffContent } from "../protocol/types.js";
import { compareTexts } from "./compareTexts.js";
import { readChanges } from "./readChanges.js";
import type { DiffModel } from "./types.js";

/** A diff item of either protocol version. */
export type DiffItem = DiffContent | TextDiffContent;

const models = new WeakMap<DiffItem, DiffModel>();

/**
 * What a diff item of either version says, ready to be shown. Never throws, whatever the agent wrote.
 * Read once per item; `firstLine` is the line of the file at which the texts of a v1 diff begin.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#content
 */
export function readDiff(item: DiffItem, firstLine?: number): DiffModel {
  const known = firstLine === undefined ? models.get(item) : undefined;
  if (known) return known;
  const model = "changes" in item ? readChanges(item) : { files: [compareTexts(item, firstLine)] };
  if (firstLine === undefined) models.set(item, model);
  return model;
}
