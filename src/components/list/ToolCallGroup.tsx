import { memo, type ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { SummaryHeading } from "../tool-call/SummaryHeading.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import type { ListRow } from "./buildRows.js";
import { groupStanding, summarizeGroup } from "./summarizeGroup.js";

export interface ToolCallGroupProps {
  readonly group: Extract<ListRow, { type: "group" }>;
  readonly headingLevel: HeadingLevel;
}

/**
 * The line that sums up the calls below it, and opens and closes them.
 *
 * @selector `[data-acp="tool-call-group"]`
 */
export const ToolCallGroup: React.NamedExoticComponent<ToolCallGroupProps> = memo(function ToolCallGroup({
  group,
  headingLevel,
}: ToolCallGroupProps): ReactNode {
  const { list, toolCall } = useKit().labels;
  const [, setOpen] = useOpenState(group.key, group.open);
  const { status, count, duration } = groupStanding(group.calls);
  const title = group.of === "children" ? list.children(group.calls.length) : list.group(group.calls.length);
  const words = {
    in_progress: list.running(count),
    failed: list.someFailed(count),
    completed: toolCall.statuses.completed,
  };
  return (
    <div {...asPart("tool-call-group")} data-state={group.open ? "open" : "closed"} data-status={status}>
      <SummaryHeading
        headingLevel={headingLevel}
        isOpen={group.open}
        onToggle={() => setOpen(!group.open)}
        status={{ status, tone: TONES[status], word: words[status], duration }}
      >
        <span {...asPart("tool-call-title")}>{title}</span>{" "}
        <span {...asPart("tool-call-group-summary")}>{summarizeGroup(group.calls, list)}</span>
      </SummaryHeading>
    </div>
  );
});

const TONES = { in_progress: "active", failed: "error", completed: "ok" } as const;
