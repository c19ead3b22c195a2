import { type ReactNode, useEffect, useRef } from "react";
import { isSettled } from "../../protocol/statuses.js";
import type { ToolCall } from "../../store/records.js";
import { searchableText } from "./searchableText.js";

/**
 * Gives the browser's find-in-page something to find in a closed call, whose body is not rendered.
 * Written past React, once a call has settled, so that closed calls render once and parse nothing.
 */
export function FoldedText({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("onbeforematch" in element)) return;
    element.textContent = isSettled(toolCall.status) ? searchableText(toolCall) : "";
  }, [toolCall]);
  return <div ref={ref} />;
}
