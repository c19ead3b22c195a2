import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import { useLoaded } from "../../react/useLoaded.js";
import type { ToolCall } from "../../store/records.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/** Of `ToolCallHint`. */
export interface ToolCallHintProps {
  readonly toolCall: ToolCall;
  /** Whether it stands beside the tool's name or beside the status. */
  readonly of: "tool" | "status";
}

/**
 * What the agent says of a call in its own way, where the host or the store's dialects read that: its
 * tool's name and MCP server, or why it was not carried out. Nothing until the code for it has loaded.
 */
export function ToolCallHint(props: ToolCallHintProps): ReactNode {
  const store = useOptionalToolCallStore();
  const isRead = useKit().readFacts ?? store?.dialects.length;
  return isRead ? <LoadedHint {...props} /> : null;
}

function LoadedHint({ toolCall, of }: ToolCallHintProps): ReactNode {
  const Hint = useLoaded(LAZY_VIEWS.hints)?.[of];
  return Hint ? <Hint toolCall={toolCall} /> : null;
}
