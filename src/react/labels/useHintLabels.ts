import { HINT_LABELS } from "./hint.js";
import type { Labels } from "./index.js";
import { useLateLabels } from "./useLateLabels.js";

export function useHintLabels(): Labels["hint"] {
  return useLateLabels("hint", HINT_LABELS);
}
