import { memo, type ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH, GROUP_PATH, STATUS_PATHS } from "../icons/paths.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import type { ListRow } from "./buildRows.js";
import { type GroupStanding, groupStanding, summarizeGroup } from "./summarizeGroup.js";

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
  const { list } = useKit().labels;
  const [, setOpen] = useOpenState(group.key, group.open);
  const standing = groupStanding(group.calls);
  const title = group.of === "children" ? list.children(group.calls.length) : list.group(group.calls.length);
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-acp="tool-call-group" data-state={group.open ? "open" : "closed"} data-status={standing.status}>
      <Heading data-acp="tool-call-heading">
        <button
          type="button"
          data-acp="tool-call-header"
          aria-expanded={group.open}
          onClick={() => setOpen(!group.open)}
        >
          <span data-acp="tool-call-kind-icon" aria-hidden="true">
            <Icon path={GROUP_PATH} />
          </span>
          <span data-acp="tool-call-title">{title}</span>{" "}
          <span data-acp="tool-call-group-summary">{summarizeGroup(group.calls, list)}</span>{" "}
          <span data-acp="tool-call-facts">
            <GroupStatus {...standing} />
            <span data-acp="tool-call-chevron" aria-hidden="true">
              <Icon path={CHEVRON_PATH} />
            </span>
          </span>
        </button>
      </Heading>
    </div>
  );
});

const TONES = { in_progress: "active", failed: "error", completed: "ok" } as const;

function GroupStatus({ status, count, duration }: GroupStanding): ReactNode {
  const { list, toolCall } = useKit().labels;
  const words = {
    in_progress: list.running(count),
    failed: list.someFailed(count),
    completed: toolCall.statuses.completed,
  };
  return (
    <span data-acp="tool-call-status" data-tone={TONES[status]}>
      <Icon path={STATUS_PATHS[status]} spin={status === "in_progress"} />
      <span data-acp={duration === undefined ? "tool-call-status-word" : "visually-hidden"}>
        {words[status]}
      </span>
      {duration !== undefined && (
        <span data-acp="tool-call-elapsed">{toolCall.duration(Math.max(0, duration))}</span>
      )}
    </span>
  );
}
