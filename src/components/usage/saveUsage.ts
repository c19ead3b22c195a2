import type { SessionUsage } from "../../usage/sessionUsage.js";
import { summarizeSessions } from "../../usage/summarizeToolUsage.js";
import { sessionsToOtlp } from "../../usage/toolCallsToOtlp.js";
import { sessionsToCsv, toolUsageToCsv } from "../../usage/toolUsageToCsv.js";
import { saveFile } from "../saveFile.js";

/** Of several sessions, each has its own rows. */
export function saveCsv(sessions: readonly SessionUsage[]): void {
  const csv = sessions.length > 1 ? sessionsToCsv(sessions) : toolUsageToCsv(summarizeSessions(sessions));
  saveFile("tool-usage.csv", "text/csv", [csv]);
}

export function saveOtlp(sessions: readonly SessionUsage[]): void {
  saveFile("traces.json", "application/json", [JSON.stringify(sessionsToOtlp(sessions))]);
}
