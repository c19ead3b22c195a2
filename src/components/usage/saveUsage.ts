import type { SessionUsage } from "../../usage/sessionUsage.js";
import { summarizeSessions } from "../../usage/summarizeToolUsage.js";
import { sessionsToOtlp } from "../../usage/toolCallsToOtlp.js";
import { sessionsToCsv, toolUsageToCsv } from "../../usage/toolUsageToCsv.js";
import { saveText } from "./saveText.js";

/** Of several sessions, each has its own rows. */
export function saveCsv(sessions: readonly SessionUsage[]): void {
  const csv = sessions.length > 1 ? sessionsToCsv(sessions) : toolUsageToCsv(summarizeSessions(sessions));
  saveText("tool-usage.csv", "text/csv", csv);
}

export function saveOtlp(sessions: readonly SessionUsage[]): void {
  saveText("traces.json", "application/json", JSON.stringify(sessionsToOtlp(sessions)));
}
