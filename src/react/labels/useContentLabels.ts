import { CONTENT_LABELS } from "./content.js";
import type { Labels } from "./index.js";
import { useLateLabels } from "./useLateLabels.js";

export function useContentLabels(): Labels["content"] {
  return useLateLabels("content", CONTENT_LABELS);
}
