import { useCallback } from "react";
import type { RequestId } from "../protocol/types.js";
import type { ToolCallStore } from "../store/toolCallStore.js";
import { useToolCallStore } from "./store.js";

const elements = new WeakMap<ToolCallStore, Map<RequestId, Set<HTMLElement>>>();

/** Remembers where a request's prompt is on the page; returns how to forget it. */
export function addPromptElement(
  store: ToolCallStore,
  requestId: RequestId,
  element: HTMLElement,
): () => void {
  const prompts = elements.get(store) ?? new Map<RequestId, Set<HTMLElement>>();
  elements.set(store, prompts);
  const places = prompts.get(requestId) ?? new Set();
  prompts.set(requestId, places.add(element));
  return () => {
    places.delete(element);
    if (places.size === 0 && prompts.get(requestId) === places) prompts.delete(requestId);
  };
}

/** Moves the focus to a request's prompt, never to one of its options; false when it is not on the page. */
export function focusPrompt(store: ToolCallStore, requestId: RequestId): boolean {
  const [element] = elements.get(store)?.get(requestId) ?? [];
  element?.focus();
  return element !== undefined;
}

/**
 * A command for a host's shortcut or menu: moves the focus to a pending prompt, by default the oldest.
 * Returns false when there is none on the page, so that the host can show its `PermissionQueue` first.
 */
export function useFocusPermission(): (requestId?: RequestId) => boolean {
  const store = useToolCallStore();
  return useCallback(
    (requestId) => {
      if (requestId !== undefined) return focusPrompt(store, requestId);
      return store.getState().permissionRequests.some((request) => focusPrompt(store, request.requestId));
    },
    [store],
  );
}
