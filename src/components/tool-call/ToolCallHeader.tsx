import { forwardRef, type ReactNode } from "react";
import { toKnownKind } from "../../protocol/kinds.js";
import { useKit } from "../../react/kit.js";
import type { ToolCallPermissions } from "../../react/permissions.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH } from "../icons/paths.js";
import { ToolCallFact } from "./ToolCallFact.js";
import { ToolCallHint } from "./ToolCallHint.js";
import { ToolCallKindIcon } from "./ToolCallKindIcon.js";
import { ToolCallName } from "./ToolCallName.js";
import { ToolCallStatus } from "./ToolCallStatus.js";
import { ToolCallTitle } from "./ToolCallTitle.js";

/** 1 to 6: where a call stands in the outline of the host's page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface ToolCallHeaderProps {
  readonly toolCall: ToolCall;
  readonly permissions: ToolCallPermissions;
  readonly headingLevel: HeadingLevel;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Id of what the button opens. */
  readonly bodyId: string;
  /** Ids are made from this one: `-kind`, `-title`, `-status`. */
  readonly idPrefix: string;
}

/**
 * The head of a card: a heading whose button says what the call is and opens it, and beside it how it
 * stands. The button covers all of it, so that its label is no longer than what it is called.
 */
export const ToolCallHeader: React.ForwardRefExoticComponent<
  ToolCallHeaderProps & React.RefAttributes<HTMLButtonElement>
> = forwardRef(function ToolCallHeader(
  { toolCall, permissions, headingLevel, open, onToggle, bodyId, idPrefix }: ToolCallHeaderProps,
  ref: React.ForwardedRef<HTMLButtonElement>,
): ReactNode {
  const { labels } = useKit();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...asPart("tool-call-bar")}>
      <Heading {...asPart("tool-call-heading")}>
        <button
          ref={ref}
          type="button"
          {...asPart("tool-call-header")}
          aria-expanded={open}
          aria-controls={bodyId}
          aria-labelledby={`${idPrefix}-kind ${idPrefix}-title`}
          aria-describedby={`${idPrefix}-status`}
          onClick={onToggle}
        >
          <ToolCallKindIcon toolCall={toolCall} />
          <span {...asPart("visually-hidden")} id={`${idPrefix}-kind`}>
            {labels.toolCall.kinds[toKnownKind(toolCall.kind)]}:{" "}
          </span>
          <ToolCallTitle toolCall={toolCall} id={`${idPrefix}-title`} />
        </button>
      </Heading>
      <ToolCallName toolCall={toolCall} />
      <ToolCallHint toolCall={toolCall} of="tool" />
      <span {...asPart("tool-call-facts")}>
        <ToolCallFact toolCall={toolCall} />
        <ToolCallStatus toolCall={toolCall} permissions={permissions} withElapsed id={`${idPrefix}-status`} />
        <span {...asPart("tool-call-chevron")} aria-hidden="true">
          <Icon path={CHEVRON_PATH} />
        </span>
      </span>
    </div>
  );
});
