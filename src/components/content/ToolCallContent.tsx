import type { ReactNode } from "react";
import { useDialectTerminal } from "../../react/dialectTerminal.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Many } from "../many/Many.js";
import { TerminalById } from "../terminal/TerminalById.js";
import { ContentItem } from "./ContentItem.js";

/** Props of `ToolCallContent`. */
export interface ToolCallContentProps {
  /** The call, as plain data. */
  readonly toolCall: ToolCall;
  /** Type of the items to show. Default: all. */
  readonly only?: string;
}

/**
 * A call's content, every item in the agent's order; output that came as text as a terminal.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#content
 */
export function ToolCallContent({ toolCall, only }: ToolCallContentProps): ReactNode {
  const { toolCallId } = toolCall;
  const terminal = useDialectTerminal(toolCall);
  const items = terminal?.isContent ? [] : toolCall.content.toArray();
  return (
    <>
      <Many items={items}>
        {(item, index) =>
          (only ?? item.type) === item.type && (
            <ContentItem
              // Items have no id and keep their place while more are appended.
              key={index}
              item={item}
              toolCallId={toolCallId}
              index={index}
              diffContext={item.type === "diff" ? toolCall : undefined}
            />
          )
        }
      </Many>
      {terminal && (
        <div {...asPart("content")} data-type="terminal">
          <TerminalById terminalId={terminal.terminalId} />
        </div>
      )}
    </>
  );
}
