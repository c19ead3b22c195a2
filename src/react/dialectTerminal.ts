import type { Terminal, ToolCall } from "../store/records.js";
import { textTerminalId } from "../store/textTerminal.js";
import { useTerminalValue } from "./store.js";

/** A terminal that belongs to a call although no content item names it. */
export interface DialectTerminal {
  readonly terminalId: string;
  /** It stands for the call's only content item, which is its output as text. */
  readonly isContent: boolean;
}

/**
 * The terminal that dialects made for a call: of output delivered as text, or named after the call
 * without being part of its content. Renders again when there is another answer, not for output.
 */
export function useDialectTerminal({ toolCallId, content }: ToolCall): DialectTerminal | undefined {
  const textId = textTerminalId(toolCallId);
  const isContent = useTerminalValue(textId, readIsContent);
  const hasOwn = useTerminalValue(toolCallId, exists);
  if (isContent !== undefined) return { terminalId: textId, isContent };
  if (!hasOwn) return undefined;
  const isNamed = content
    .toArray()
    .some((item) => item.type === "terminal" && item.terminalId === toolCallId);
  return isNamed ? undefined : { terminalId: toolCallId, isContent: false };
}

const exists = (terminal: Terminal | undefined): boolean => terminal !== undefined;

function readIsContent(terminal: Terminal | undefined): boolean | undefined {
  const isContent = terminal?._meta?.isContent;
  return typeof isContent === "boolean" ? isContent : undefined;
}
