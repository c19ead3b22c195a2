import type { DiffContent, ToolCallContentItem } from "../protocol/types.js";
import { downgradeDiff } from "./downgradeDiff.js";
import type { ReportLoss } from "./loss.js";

/** The text of an agent's terminal, or `undefined` when nobody knows it. */
export type TerminalText = (terminalId: string) => string | undefined;

const BLOCKS: ReadonlySet<unknown> = new Set(["text", "image", "audio", "resource_link", "resource"]);

/** v2 content items as v1 ones; a terminal becomes the text it holds, never a v1 terminal. */
export function downgradeContent(
  content: Iterable<ToolCallContentItem>,
  report: ReportLoss,
  terminalText: TerminalText = () => undefined,
): Record<string, unknown>[] {
  return [...content].flatMap((item, index) => {
    const path = `content[${index}]`;
    if (item.type === "diff") return downgradeDiff(item as DiffContent, path, report);
    if (item.type === "terminal") {
      report("terminal", path, "v1 has no terminals of the agent's");
      const output = terminalText(item.terminalId);
      return output === undefined ? [] : [text(fence(output))];
    }
    if (item.type === "content" && BLOCKS.has(item.content.type)) return [item];
    report("content_type", path, `v1 does not know ${item.type}`);
    return [text(JSON.stringify(item))];
  });
}

function text(value: string): Record<string, unknown> {
  return { type: "content", content: { type: "text", text: value } };
}

/** A code block whose fence is longer than any the output holds. */
function fence(output: string): string {
  const longest = Math.max(2, ...[...output.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}\n${output.replace(/\n$/, "")}\n${ticks}`;
}
