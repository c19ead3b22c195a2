import { type RefObject, useEffect, useRef } from "react";

interface PanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Makes a panel that folds friendly: the browser's find-in-page may open it, and focus that was inside
 * a panel which folds by itself goes to its header instead of getting lost.
 */
export function useFoldedPanel(
  open: boolean,
  onFound: () => void,
  header: RefObject<HTMLElement | null>,
): PanelProps {
  const ref = useRef<HTMLDivElement>(null);
  const focusInside = useRef(false);
  const found = useRef(onFound);

  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const panel = ref.current;
    if (open || !panel) return;
    const { activeElement, body } = document;
    if (focusInside.current && (activeElement === body || panel.contains(activeElement)))
      header.current?.focus();
    focusInside.current = false;
    if (!("onbeforematch" in panel)) return;
    // React knows `hidden` as a boolean only.
    panel.setAttribute("hidden", "until-found");
    const reveal = () => found.current();
    panel.addEventListener("beforematch", reveal);
    return () => panel.removeEventListener("beforematch", reveal);
  }, [open, header]);

  return {
    ref,
    onFocus: () => {
      focusInside.current = true;
    },
    onBlur: () => {
      focusInside.current = false;
    },
  };
}
