/**
 * Id of the terminal that a dialect makes of output which a call delivers as text. The NUL keeps it
 * apart from ids that agents choose.
 */
export function textTerminalId(toolCallId: string): string {
  return `text\u0000${toolCallId}`;
}
