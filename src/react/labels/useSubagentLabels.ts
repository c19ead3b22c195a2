import type { Labels } from "./index.js";
import { SUBAGENT_LABELS } from "./subagent.js";
import { useLateLabels } from "./useLateLabels.js";

export function useSubagentLabels(): Labels["subagent"] {
  return useLateLabels("subagent", SUBAGENT_LABELS);
}
