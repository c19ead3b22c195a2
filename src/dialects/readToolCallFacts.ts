import type { Dialect, ToolCallFacts } from "../store/dialect.js";
import { readFacts } from "../store/readFacts.js";
import type { ToolCall } from "../store/records.js";
import { defaultDialects } from "./defaultDialects.js";

/**
 * What vendors say about a call beside the protocol's fields. The protocol's own `name` comes first,
 * then the dialects in their order. Never throws.
 */
export function readToolCallFacts(
  toolCall: ToolCall,
  dialects: readonly Dialect[] = defaultDialects,
): ToolCallFacts {
  const { name } = toolCall;
  return { ...readFacts(toolCall, dialects), ...(name === undefined ? {} : { name }) };
}
