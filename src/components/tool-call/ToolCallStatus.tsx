import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { NO_PERMISSIONS, type ToolCallPermissions } from "../../react/permissions.js";
import { useTerminalExit } from "../../react/store.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { StatusIcon } from "../icons/StatusIcon.js";
import { type Standing, standing } from "./standing.js";
import { ToolCallElapsed } from "./ToolCallElapsed.js";
import { ToolCallHint } from "./ToolCallHint.js";
import { useCallTerminalId } from "./useCallTerminalId.js";

/** Props of `ToolCallStatus`. */
export interface ToolCallStatusProps {
  /** The call, as plain data. */
  readonly toolCall: ToolCall;
  /** What was asked about the call; see `useToolCallPermissions`. Default: nothing. */
  readonly permissions?: ToolCallPermissions;
  /**
   * Also says how long the call runs or ran. The word of a finished call is then for screen readers
   * alone, since the icon and the time say it.
   */
  readonly withElapsed?: boolean;
  /** For `aria-describedby` of whatever the status describes. */
  readonly id?: string;
}

/** How a call stands, as icon and word. https://agentclientprotocol.com/protocol/v2/tool-calls#status */
export function ToolCallStatus({
  toolCall,
  permissions = NO_PERMISSIONS,
  withElapsed = false,
  id,
}: ToolCallStatusProps): ReactNode {
  const { labels } = useKit();
  const exit = useTerminalExit(useCallTerminalId(toolCall));
  const { icon, tone, word, exit: exited } = standing(toolCall, permissions, labels.toolCall, exit);
  const timed = withElapsed && showsElapsed(icon) && toolCall.startedAt !== undefined;
  const wordless = timed && tone === "ok" && toolCall.endedAt !== undefined;
  return (
    <span {...asPart("tool-call-status")} data-tone={tone} id={id}>
      <StatusIcon status={icon} />
      <span {...asPart(wordless ? "visually-hidden" : "tool-call-status-word")} dir="auto">
        {word}
      </span>
      {exited && (
        <>
          {" "}
          <span {...asPart("tool-call-exit")}>{exited}</span>
        </>
      )}
      {icon === toolCall.status && <ToolCallHint toolCall={toolCall} of="status" />}
      {timed && <> {(tone === "error" || exited) && <span aria-hidden="true">· </span>}</>}
      {timed && <ToolCallElapsed toolCall={toolCall} permissionRecords={permissions.records} />}
    </span>
  );
}

/** Waiting is not running, and how long a cancelled call had run helps nobody. */
function showsElapsed(icon: Standing["icon"]): boolean {
  return icon === "in_progress" || icon === "completed" || icon === "failed";
}
