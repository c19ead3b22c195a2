import type { Labels } from "./index.js";
import { USAGE_LABELS } from "./usage.js";
import { useLateLabels } from "./useLateLabels.js";

export function useUsageLabels(): Labels["usage"] {
  return useLateLabels("usage", USAGE_LABELS);
}
