import { LAZY_VIEWS } from "../../src/components/lazyViews.js";

/** Fetches every view that loads on demand, for tests of what the views show. */
export async function preloadViews(): Promise<void> {
  await Promise.all(Object.values(LAZY_VIEWS).map((view) => view.load()));
}
