import { memo, type ReactNode } from "react";
import { useToolCallPermissions } from "../../react/permissions.js";
import { useToolCall } from "../../react/store.js";
import { ToolCall } from "./ToolCall.js";
import type { HeadingLevel } from "./ToolCallHeader.js";

/** Props of `ToolCallById`. */
export interface ToolCallByIdProps {
  /** Of a call of the nearest store. */
  readonly toolCallId: string;
  /** Level of the card's heading in the host's page. Default 3. */
  readonly headingLevel?: HeadingLevel;
}

/**
 * One tool call from the store, with what was asked about it. Renders again when that call changes and
 * never for another. Nothing while the id is unknown.
 */
export const ToolCallById: React.NamedExoticComponent<ToolCallByIdProps> = memo(function ToolCallById({
  toolCallId,
  headingLevel,
}: ToolCallByIdProps): ReactNode {
  const toolCall = useToolCall(toolCallId);
  const permissions = useToolCallPermissions(toolCallId);
  if (!toolCall) return null;
  return <ToolCall toolCall={toolCall} permissions={permissions} headingLevel={headingLevel} />;
});
