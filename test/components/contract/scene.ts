import { act } from "@testing-library/react";
import type { ReactElement } from "react";
import { vi } from "vitest";

/** Something to look at: as it is, with everything opened, and after each thing that a user does. */
export interface Scene {
  readonly element: ReactElement;
  readonly deeds?: readonly (() => void | Promise<void>)[];
}

/** Presses every element of the document that fits, or so many of them, as far as it is still there. */
export function press(selector: string, count?: number): () => Promise<void> {
  return async () => {
    for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, count))
      await act(async () => element.isConnected && element.click());
  };
}

/** Moves the reader of a region up from its end, where nothing is laid out. */
export function scrollUp(selector: string): () => Promise<void> {
  return async () => {
    const region = document.querySelector<HTMLElement>(selector);
    if (!region) throw new Error(`Nothing fits ${selector}.`);
    Object.defineProperties(region, { scrollHeight: { value: 9000 }, clientHeight: { value: 100 } });
    for (const top of [8900, 0])
      await act(async () => {
        region.scrollTop = top;
        region.dispatchEvent(new Event("scroll"));
      });
  };
}

/** Lets views that draw only what is in sight do so where nothing is laid out, until globals are unstubbed. */
export function stubLayout(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
