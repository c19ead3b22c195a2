import { useSyncExternalStore } from "react";

/** What the toolbar offers; `system` follows the browser's preference. */
export type Theme = "system" | "light" | "dark";

const ATTRIBUTE = "data-acp-theme";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** On the root element, so that the page around the story follows as well. */
export function setTheme(theme: Theme): void {
  if (theme === "system") document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, theme);
}

function isDark(): boolean {
  const chosen = document.documentElement.getAttribute(ATTRIBUTE);
  return chosen ? chosen === "dark" : systemIsDark.matches;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  systemIsDark.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    systemIsDark.removeEventListener("change", listener);
  };
}

/** Whether the page is dark now. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
