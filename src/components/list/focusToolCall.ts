/** Frames to wait for a row that the virtualiser is about to draw. */
const PATIENCE = 20;

/** Moves focus to a call's header once the call is in the page. */
export function focusToolCall(content: ParentNode, toolCallId: string, patience: number = PATIENCE): void {
  const calls = [...content.querySelectorAll<HTMLElement>("[data-tool-call-id]")];
  const call = calls.find(({ dataset }) => dataset.toolCallId === toolCallId);
  const header = call?.querySelector<HTMLElement>("button");
  header?.focus({ preventScroll: true });
  // A row that has not been measured yet is hidden, and takes no focus.
  const focused = header && header === header.ownerDocument.activeElement;
  if (!focused && patience > 0) requestAnimationFrame(() => focusToolCall(content, toolCallId, patience - 1));
}
