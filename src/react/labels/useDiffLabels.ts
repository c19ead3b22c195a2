import { DIFF_LABELS } from "./diff.js";
import type { Labels } from "./index.js";
import { useLateLabels } from "./useLateLabels.js";

export function useDiffLabels(): Labels["diff"] {
  return useLateLabels("diff", DIFF_LABELS);
}
