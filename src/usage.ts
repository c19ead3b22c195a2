export { summarizeToolUsage, type ToolUsageRow } from "./usage/summarizeToolUsage.js";
export {
  type OtlpAttribute,
  type OtlpOptions,
  type OtlpSpan,
  type OtlpTraces,
  toolCallsToOtlp,
} from "./usage/toolCallsToOtlp.js";
export { toolUsageToCsv } from "./usage/toolUsageToCsv.js";
