export { readSessionUsage, type SessionUsage } from "./usage/sessionUsage.js";
export { summarizeSessions, summarizeToolUsage, type ToolUsageRow } from "./usage/summarizeToolUsage.js";
export {
  type OtlpAttribute,
  type OtlpOptions,
  type OtlpSpan,
  type OtlpTraces,
  sessionsToOtlp,
  toolCallsToOtlp,
} from "./usage/toolCallsToOtlp.js";
export { sessionsToCsv, toolUsageToCsv } from "./usage/toolUsageToCsv.js";
