import type { ReactNode } from "react";
import { useToolCallIds, useToolCallStore } from "../../react/store.js";
import { useLoaded } from "../../react/useLoaded.js";
import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/** Props of `ToolUsageTable`. */
export interface ToolUsageTableProps {
  /** Names the session in exports. */
  readonly sessionId: string;
  /** The client's sessions, from `createToolCallSessions`: counts this one's sub-agents as well. */
  readonly sessions?: ToolCallSessions;
}

/**
 * Calls, outcomes, durations and answers of the session in the store, tool by tool, and buttons that
 * save them as CSV and as OpenTelemetry traces. Renders a `section` with a `table`; the names of the
 * tools until that has loaded.
 */
export function ToolUsageTable(props: ToolUsageTableProps): ReactNode {
  const UsageTable = useLoaded(LAZY_VIEWS.usage);
  return (
    <section {...asPart("tool-usage")}>{UsageTable ? <UsageTable {...props} /> : <ToolNames />}</section>
  );
}

function ToolNames(): ReactNode {
  const store = useToolCallStore();
  const toolCalls = useToolCallIds().flatMap((id) => store.getToolCall(id) ?? []);
  return <p>{[...new Set(toolCalls.map(({ name, kind }) => name ?? kind))].join(", ")}</p>;
}
