import type { ToolCallStore } from "acp-tool-calls/store";
import { expect } from "vitest";

/**
 * Three requests were asked, each about a call of its own: one was answered, one withdrawn by the agent and
 * one cancelled with its turn. The agent was told so, and reported each call completed in the end.
 *
 * @param seen what the agent was told, by call, in the order in which it asked
 */
export function expectThreeEndings(seen: readonly unknown[], store: ToolCallStore): void {
  const selected = { outcome: "selected", optionId: "yes" };
  const cancelled = { outcome: "cancelled" };
  expect(seen).toEqual([
    ["answered", selected],
    ["withdrawn", cancelled],
    ["cancelled", cancelled],
  ]);
  expect(store.getState().permissionRecords).toMatchObject([
    { answeredBy: "user", outcome: selected },
    { answeredBy: "withdrawn", outcome: cancelled },
    { answeredBy: "cancelled", outcome: cancelled },
  ]);
  const status = (id: string) => store.getToolCall(id)?.status;
  expect(["answered", "withdrawn", "cancelled"].map(status)).toEqual(["completed", "completed", "completed"]);
}
