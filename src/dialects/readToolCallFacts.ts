import type { Dialect, ToolCallFacts } from "../store/dialect.js";
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
  const facts = dialects.map((dialect) => readFacts(dialect, toolCall));
  const own = toolCall.name === undefined ? {} : { name: toolCall.name };
  return Object.assign({}, ...facts.reverse(), own);
}

function readFacts({ readFacts: read }: Dialect, toolCall: ToolCall): ToolCallFacts {
  try {
    return read?.(toolCall) ?? {};
  } catch {
    return {};
  }
}
