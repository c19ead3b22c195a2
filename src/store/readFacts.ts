import type { Dialect, ToolCallFacts } from "./dialect.js";
import type { ToolCall } from "./records.js";

/** What these dialects say about a call; where two say the same thing, the first counts. Never throws. */
export function readFacts(toolCall: ToolCall, dialects: readonly Dialect[]): ToolCallFacts {
  return Object.assign({}, ...dialects.map((dialect) => readOne(dialect, toolCall)).reverse());
}

function readOne({ readFacts: read }: Dialect, toolCall: ToolCall): ToolCallFacts {
  try {
    return read?.(toolCall) ?? {};
  } catch {
    return {};
  }
}
