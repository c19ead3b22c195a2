import { memo, type ReactNode, useId, useRef } from "react";
import { toKnownKind } from "../../protocol/kinds.js";
import { toKnownStatus } from "../../protocol/statuses.js";
import { useKit } from "../../react/kit.js";
import { OpenStateScope, useOpenState } from "../../react/openState.js";
import { NO_PERMISSIONS, type ToolCallPermissions } from "../../react/permissions.js";
import { isActing } from "../../react/policies.js";
import type { ToolCall as ToolCallRecord } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Guard } from "../Guard.js";
import { CardFallback } from "./CardFallback.js";
import { FoldedText } from "./FoldedText.js";
import { KeptBody } from "./KeptBody.js";
import { isRejected } from "./standing.js";
import { ToolCallBody } from "./ToolCallBody.js";
import { type HeadingLevel, ToolCallHeader } from "./ToolCallHeader.js";
import { ToolCallLastLine } from "./ToolCallLastLine.js";
import { useFoldedPanel } from "./useFoldedPanel.js";
import { useIsKept } from "./useIsKept.js";

/** Props of `ToolCall`. */
export interface ToolCallProps {
  /** The call, as plain data. */
  readonly toolCall: ToolCallRecord;
  /** What was asked about the call; see `useToolCallPermissions`. Default: nothing. */
  readonly permissions?: ToolCallPermissions;
  /** Level of the card's heading in the host's page. Default 3. */
  readonly headingLevel?: HeadingLevel;
}

/**
 * One tool call, from plain data: a card if it changes or runs something or was asked about, else a
 * quiet line. Closed, its body follows no updates and is soon let go; see `keepClosedMs`.
 *
 * @selector `[data-acp="tool-call"]`
 * https://agentclientprotocol.com/protocol/v2/tool-calls
 */
export const ToolCall: React.NamedExoticComponent<ToolCallProps> = memo(function ToolCall(
  props: ToolCallProps,
): ReactNode {
  return (
    <Guard resetKey={props.toolCall} fallback={<CardFallback {...props} />}>
      <OpenStateScope>
        <Card {...props} />
      </OpenStateScope>
    </Guard>
  );
});

function Card({ toolCall, permissions = NO_PERMISSIONS, headingLevel = 3 }: ToolCallProps): ReactNode {
  const { collapsePolicy, keepClosedMs } = useKit();
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);
  const awaiting = permissions.requests.length > 0;
  const openByDefault = collapsePolicy(toolCall, { awaitingPermission: awaiting }) === "open";
  const [open, setOpen] = useOpenState(toolCall.toolCallId, openByDefault);
  // A prompt is asked anew each time it comes into view.
  const kept = useIsKept(open, awaiting ? 0 : keepClosedMs);
  const panel = useFoldedPanel(open, () => setOpen(true), header);
  const asked = awaiting || permissions.records.length > 0;
  return (
    <article
      {...asPart("tool-call")}
      data-tool-call-id={toolCall.toolCallId}
      data-kind={toKnownKind(toolCall.kind)}
      data-status={toKnownStatus(toolCall.status)}
      data-appearance={asked || isActing(toolCall) ? "card" : "line"}
      data-awaiting={awaiting ? "" : undefined}
      data-outcome={isRejected(permissions.records) ? "rejected" : undefined}
      data-state={open ? "open" : "closed"}
      aria-labelledby={`${id}-kind ${id}-title`}
      aria-describedby={`${id}-status`}
    >
      <ToolCallHeader
        ref={header}
        toolCall={toolCall}
        permissions={permissions}
        headingLevel={headingLevel}
        open={open}
        onToggle={() => setOpen(!open)}
        bodyId={`${id}-body`}
        idPrefix={id}
      />
      {!open && <ToolCallLastLine toolCall={toolCall} />}
      <div {...asPart("tool-call-body")} id={`${id}-body`} hidden={!open} {...panel}>
        {kept ? (
          <KeptBody paused={!open}>
            <ToolCallBody toolCall={toolCall} permissions={permissions} />
          </KeptBody>
        ) : (
          <FoldedText toolCall={toolCall} />
        )}
      </div>
    </article>
  );
}
