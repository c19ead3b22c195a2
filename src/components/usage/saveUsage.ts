import type { ToolCall } from "../../store/records.js";
import type { ToolUsageRow } from "../../usage/summarizeToolUsage.js";
import { toolCallsToOtlp } from "../../usage/toolCallsToOtlp.js";
import { toolUsageToCsv } from "../../usage/toolUsageToCsv.js";
import { saveText } from "./saveText.js";

export function saveCsv(rows: readonly ToolUsageRow[]): void {
  saveText("tool-usage.csv", "text/csv", toolUsageToCsv(rows));
}

export function saveOtlp(toolCalls: readonly ToolCall[], sessionId: string): void {
  saveText("traces.json", "application/json", JSON.stringify(toolCallsToOtlp(toolCalls, { sessionId })));
}
