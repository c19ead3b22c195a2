import { type ReactNode, useCallback, useRef } from "react";
import { asPart } from "../asPart.js";
import type { Part } from "../parts.js";
import type { Cancelling } from "./useCancel.js";

export interface CancelButtonProps {
  readonly part: Part;
  readonly notePart: Part;
  readonly labels: { readonly cancel: string; readonly cancelling: string; readonly cancelRefused: string };
  readonly cancelling: Cancelling;
}

/**
 * Asks for cancellation, and says when that was refused. Asked, it stays focusable; when it goes, focus
 * that it had moves to its card's header.
 */
export function CancelButton({ part, notePart, labels, cancelling }: CancelButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { isAsked, isRefused, ask } = cancelling;

  // Called with null while the button is still in the document.
  const attach = useCallback((element: HTMLButtonElement | null) => {
    if (!element) passFocusOn(button.current);
    button.current = element;
  }, []);

  return (
    <>
      <span {...asPart(notePart)} role="status">
        {isRefused ? labels.cancelRefused : null}
      </span>
      <button ref={attach} type="button" {...asPart(part)} aria-disabled={isAsked} onClick={ask}>
        {isAsked ? labels.cancelling : labels.cancel}
      </button>
    </>
  );
}

function passFocusOn(button: HTMLElement | null): void {
  if (!button || button.ownerDocument.activeElement !== button) return;
  const card = button.closest('[data-acp="tool-call"], [data-acp="subagent"]');
  card?.querySelector<HTMLElement>('[data-acp="tool-call-header"]')?.focus();
}
