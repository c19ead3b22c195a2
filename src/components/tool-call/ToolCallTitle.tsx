import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { toolCallHeading } from "./toolCallHeading.js";

/** Props of `ToolCallTitle`. */
export interface ToolCallTitleProps {
  /** The call, as plain data. */
  readonly toolCall: ToolCall;
  /** For `aria-labelledby` of whatever the title names. */
  readonly id?: string;
}

/**
 * A call's title as plain text, or what stands in for it. One line while its card is closed, whole
 * with its line breaks while it is open.
 */
export function ToolCallTitle({ toolCall, id }: ToolCallTitleProps): ReactNode {
  const { text, isCommand } = toolCallHeading(toolCall, useKit().labels.toolCall);
  return (
    <span
      {...asPart("tool-call-title")}
      data-command={isCommand ? "" : undefined}
      id={id}
      dir={isCommand ? "ltr" : "auto"}
      title={text}
    >
      {text}
    </span>
  );
}
