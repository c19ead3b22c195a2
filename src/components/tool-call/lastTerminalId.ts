import type { ToolCallContentItem } from "../../protocol/types.js";
import type { AppendList } from "../../store/appendList.js";

/** How many of the last items are looked at: the terminal of a long stream is near its end or nowhere. */
const NEAR_THE_END = 64;

/** The id of the last terminal among a call's content. */
export function lastTerminalId(content: AppendList<ToolCallContentItem>): string | undefined {
  const first = Math.max(0, content.length - NEAR_THE_END);
  for (let index = content.length - 1; index >= first; index--) {
    const item = content.at(index);
    if (item?.type === "terminal") return item.terminalId;
  }
  return undefined;
}
