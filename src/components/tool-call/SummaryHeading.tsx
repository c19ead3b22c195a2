import type { ReactNode } from "react";
import type { StatusIconName } from "../../react/icons.js";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH, GROUP_PATH } from "../icons/paths.js";
import { StatusIcon } from "../icons/StatusIcon.js";
import type { StatusTone } from "./standing.js";
import type { HeadingLevel } from "./ToolCallHeader.js";

export interface SummaryStatusProps {
  readonly status: StatusIconName;
  readonly tone: StatusTone;
  readonly word: string;
  /** In milliseconds; where it is known, the word is for screen readers alone. */
  readonly duration: number | undefined;
}

interface SummaryHeadingProps {
  readonly headingLevel: HeadingLevel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly status: SummaryStatusProps;
  /** The words that sum up what is below. */
  readonly children: ReactNode;
}

/** A line for several calls, which opens and closes them: how they stand is at its end. */
export function SummaryHeading(props: SummaryHeadingProps): ReactNode {
  const { headingLevel, isOpen, onToggle, status, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading {...asPart("tool-call-heading")}>
      <button type="button" {...asPart("tool-call-header")} aria-expanded={isOpen} onClick={onToggle}>
        <span {...asPart("tool-call-kind-icon")} aria-hidden="true">
          <Icon path={GROUP_PATH} />
        </span>
        {children}{" "}
        <span {...asPart("tool-call-facts")}>
          <SummaryStatus {...status} />
          <span {...asPart("tool-call-chevron")} aria-hidden="true">
            <Icon path={CHEVRON_PATH} />
          </span>
        </span>
      </button>
    </Heading>
  );
}

function SummaryStatus({ status, tone, word, duration }: SummaryStatusProps): ReactNode {
  const { toolCall } = useKit().labels;
  return (
    <span {...asPart("tool-call-status")} data-tone={tone}>
      <StatusIcon status={status} />
      <span {...asPart(duration === undefined ? "tool-call-status-word" : "visually-hidden")}>{word}</span>
      {duration !== undefined && (
        <span {...asPart("tool-call-elapsed")}>{toolCall.duration(Math.max(0, duration))}</span>
      )}
    </span>
  );
}
