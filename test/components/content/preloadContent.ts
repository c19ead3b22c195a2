import { LAZY_VIEWS } from "../../../src/components/content/lazyViews.js";
import { preloadMarkdown } from "../../../src/components/markdown/useMarkdown.js";

/** Fetches every view of content, for tests of what the views show. */
export async function preloadContent(): Promise<void> {
  await Promise.all([preloadMarkdown(), ...Object.values(LAZY_VIEWS).map((view) => view.load())]);
}
