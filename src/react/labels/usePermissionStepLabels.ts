import type { Labels } from "./index.js";
import { PERMISSION_STEP_LABELS } from "./permissionStep.js";
import { useLateLabels } from "./useLateLabels.js";

export function usePermissionStepLabels(): Labels["permissionStep"] {
  return useLateLabels("permissionStep", PERMISSION_STEP_LABELS);
}
