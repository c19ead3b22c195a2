import type { DiffContent, TextDiffContent } from "../protocol/types.js";
import { compareTexts } from "./compareTexts.js";
import { type DiffContext, locateTexts } from "./locateTexts.js";
import { readChanges } from "./readChanges.js";
import type { DiffModel } from "./types.js";

/** A diff item of either protocol version. */
export type DiffItem = DiffContent | TextDiffContent;

const models = new WeakMap<DiffItem, DiffModel>();

/**
 * What a diff item of either version says, ready to be shown. Never throws, whatever the agent wrote.
 * Read once per item, unless `context`, what its call says beside it, tells where a v1 diff stands in
 * its file.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#content
 */
export function readDiff(item: DiffItem, context?: DiffContext): DiffModel {
  const firstLines = context && !("changes" in item) ? locateTexts(item, context) : undefined;
  if (firstLines && !("changes" in item)) return { files: [compareTexts(item, firstLines)] };
  const known = models.get(item);
  if (known) return known;
  const model = "changes" in item ? readChanges(item) : { files: [compareTexts(item)] };
  models.set(item, model);
  return model;
}
