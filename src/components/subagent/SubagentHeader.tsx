import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import { SummaryHeading } from "../tool-call/SummaryHeading.js";
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

const TONES = {
  needs_approval: "attention",
  in_progress: "active",
  failed: "error",
  cancelled: "idle",
  completed: "ok",
} as const satisfies Record<SubagentStanding["status"], StatusTone>;

/** The line of a sub-agent, which opens and closes what it did. */
export function SubagentHeader(props: SubagentHeaderProps): ReactNode {
  const { title, name, summary, standing, ...heading } = props;
  const { status, count, duration } = standing;
  const { list, toolCall } = useKit().labels;
  const word =
    status === "needs_approval"
      ? toolCall.needsApproval
      : status === "failed"
        ? list.someFailed(count)
        : toolCall.statuses[status];
  return (
    <SummaryHeading {...heading} status={{ status, tone: TONES[status], word, duration }}>
      <span {...asPart("tool-call-title")} dir="auto">
        {title}
      </span>{" "}
      {name?.trim() && (
        <span {...asPart("tool-call-name")} dir="auto">
          {name}
        </span>
      )}{" "}
      <span {...asPart("tool-call-group-summary")}>{summary}</span>
    </SummaryHeading>
  );
}
