import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import type { ToolCall } from "../../store/records.js";
import { LAZY_VIEWS } from "../lazyViews.js";

/**
 * Asks the agent to cancel one call, where the agent offers that, the call has not settled and the host
 * gave `onCancelToolCall`; otherwise nothing.
 * https://agentclientprotocol.com/protocol/v2/draft/tool-calls
 *
 * @selector `[data-acp="tool-call-cancel"]`
 */
export function ToolCallCancel({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const CancelToolCall = useLoaded(useKit().onCancelToolCall ? LAZY_VIEWS.cancel : NOTHING_TO_LOAD);
  return CancelToolCall ? <CancelToolCall toolCall={toolCall} /> : null;
}
