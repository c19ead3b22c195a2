import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH, GROUP_PATH, STATUS_PATHS } from "../icons/paths.js";
import type { StatusTone } from "../tool-call/standing.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import type { SubagentStanding } from "./subagentStanding.js";

interface SubagentHeaderProps {
  readonly title: string;
  /** What kind of sub-agent it is, where the agent says. */
  readonly name: string | undefined;
  readonly summary: string;
  readonly standing: SubagentStanding;
  readonly headingLevel: HeadingLevel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The line of a sub-agent, which opens and closes what it did. */
export function SubagentHeader(props: SubagentHeaderProps): ReactNode {
  const { title, name, summary, standing, headingLevel, isOpen, onToggle } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading data-acp="tool-call-heading">
      <button type="button" data-acp="tool-call-header" aria-expanded={isOpen} onClick={onToggle}>
        <span data-acp="tool-call-kind-icon" aria-hidden="true">
          <Icon path={GROUP_PATH} />
        </span>
        <span data-acp="tool-call-title" dir="auto">
          {title}
        </span>{" "}
        {name?.trim() && (
          <span data-acp="tool-call-name" dir="auto">
            {name}
          </span>
        )}{" "}
        <span data-acp="tool-call-group-summary">{summary}</span>{" "}
        <span data-acp="tool-call-facts">
          <SubagentStatus {...standing} />
          <span data-acp="tool-call-chevron" aria-hidden="true">
            <Icon path={CHEVRON_PATH} />
          </span>
        </span>
      </button>
    </Heading>
  );
}

const TONES = {
  needs_approval: "attention",
  in_progress: "active",
  failed: "error",
  cancelled: "idle",
  completed: "ok",
} as const satisfies Record<SubagentStanding["status"], StatusTone>;

function SubagentStatus({ status, count, duration }: SubagentStanding): ReactNode {
  const { icons, labels } = useKit();
  const { list, toolCall } = labels;
  const word =
    status === "needs_approval"
      ? toolCall.needsApproval
      : status === "failed"
        ? list.someFailed(count)
        : toolCall.statuses[status];
  return (
    <span data-acp="tool-call-status" data-tone={TONES[status]}>
      {icons?.statuses?.[status] ?? <Icon path={STATUS_PATHS[status]} spin={status === "in_progress"} />}
      <span data-acp={duration === undefined ? "tool-call-status-word" : "visually-hidden"}>{word}</span>
      {duration !== undefined && (
        <span data-acp="tool-call-elapsed">{toolCall.duration(Math.max(0, duration))}</span>
      )}
    </span>
  );
}
