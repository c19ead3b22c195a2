import { type RefObject, useContext, useRef } from "react";
import { KitContext } from "../../react/kit.js";
import { focusPrompt } from "../../react/promptElements.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import type { PermissionRequest } from "../../store/records.js";
import type { ToolCallStore } from "../../store/toolCallStore.js";

/**
 * When a prompt that holds the focus goes away with its request, moves the focus to the next prompt,
 * else to the header of the call's card, else leaves it to the host. Never to an option.
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>, request: PermissionRequest): void {
  const store = useOptionalToolCallStore();
  const { onPermissionFocusLost } = useContext(KitContext);
  const latest = useRef({ request, store, onPermissionFocusLost });
  useBrowserLayoutEffect(() => {
    latest.current = { request, store, onPermissionFocusLost };
  });

  useBrowserLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const { request, store, onPermissionFocusLost } = latest.current;
      const card = element.closest('[data-acp="tool-call"]');
      queueMicrotask(() => {
        if (isFocusElsewhere(element) || isPending(store, request)) return;
        if (focusNext(store, request) || focusCard(card)) return;
        onPermissionFocusLost?.(request);
      });
    };
  }, [root]);
}

/** Somebody has moved the focus already. */
function isFocusElsewhere(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return activeElement !== null && activeElement !== body && !element.contains(activeElement);
}

function isPending(store: ToolCallStore | undefined, { requestId }: PermissionRequest): boolean {
  return store?.getState().permissionRequests.some((request) => request.requestId === requestId) ?? false;
}

/** The oldest prompt asked after this one, else the oldest of all. */
function focusNext(store: ToolCallStore | undefined, { requestedAt }: PermissionRequest): boolean {
  const pending = store?.getState().permissionRequests ?? [];
  const later = pending.filter((request) => request.requestedAt >= requestedAt);
  return [...later, ...pending].some(({ requestId }) => store && focusPrompt(store, requestId));
}

function focusCard(card: Element | null): boolean {
  const header = card?.querySelector<HTMLElement>('[data-acp="tool-call-header"]');
  header?.focus();
  return header !== undefined && header !== null;
}
