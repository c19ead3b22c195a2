import type { Labels } from "./index.js";
import { TERMINAL_LABELS } from "./terminal.js";
import { useLateLabels } from "./useLateLabels.js";

export function useTerminalLabels(): Labels["terminal"] {
  return useLateLabels("terminal", TERMINAL_LABELS);
}
