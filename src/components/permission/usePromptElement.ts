import { type RefObject, useEffect } from "react";
import { addPromptElement } from "../../react/promptElements.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import type { PermissionRequest } from "../../store/records.js";

/** Lets a host's shortcut find a prompt while it is on the page. */
export function usePromptElement(
  root: RefObject<HTMLElement | null>,
  { requestId }: PermissionRequest,
): void {
  const store = useOptionalToolCallStore();
  useEffect(
    () => (store && root.current ? addPromptElement(store, requestId, root.current) : undefined),
    [store, root, requestId],
  );
}
