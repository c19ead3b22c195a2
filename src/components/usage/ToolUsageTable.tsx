import { type ReactNode, useMemo } from "react";
import { useToolCallSession, useToolCallStore } from "../../react/store.js";
import { useLoaded } from "../../react/useLoaded.js";
import { LAZY_VIEWS } from "../lazyViews.js";

export interface ToolUsageTableProps {
  /** Names the session in exports. */
  readonly sessionId: string;
}

/**
 * Calls, outcomes, durations and answers of the session in the store, tool by tool, and buttons that
 * save them as CSV and as OpenTelemetry traces. Renders a `section` with a `table`; the names of the
 * tools until that has loaded.
 */
export function ToolUsageTable({ sessionId }: ToolUsageTableProps): ReactNode {
  const store = useToolCallStore();
  const session = useToolCallSession((state) => state);
  const toolCalls = useMemo(
    () => session.toolCallIds.flatMap((id) => store.getToolCall(id) ?? []),
    [session, store],
  );
  const UsageTable = useLoaded(LAZY_VIEWS.usage);
  return (
    <section data-acp="tool-usage">
      {UsageTable ? (
        <UsageTable sessionId={sessionId} toolCalls={toolCalls} />
      ) : (
        <p>{[...new Set(toolCalls.map(({ name, kind }) => name ?? kind))].join(", ")}</p>
      )}
    </section>
  );
}
