import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { toolCallHeading } from "./toolCallHeading.js";

/** The tool's programmatic name; nothing where there is none or the title already says it. */
export function ToolCallName({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { name } = toolCallHeading(toolCall, useKit().labels.toolCall);
  if (name === undefined) return null;
  return (
    <span {...asPart("tool-call-name")} dir="ltr" title={name}>
      {name}
    </span>
  );
}
