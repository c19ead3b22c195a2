import { ToolCallAnnouncer, ToolCallList, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { heapAround, streamSession } from "../heap.js";
import { frame, type Law } from "../law.js";
import "acp-tool-calls/styles.css";

const heap = performance as unknown as { readonly memory: { readonly usedJSHeapSize: number } };

/** The collector lets go of what only finished tasks and frames held. */
async function usedBytes(): Promise<number> {
  for (let index = 0; index < 5; index++) {
    await frame();
    globalThis.gc?.();
  }
  return heap.memory.usedJSHeapSize;
}

export const laws: Law[] = [
  {
    name: "heap-list",
    says: "The same with a list and an announcer that show it all the while",
    arms: {
      "the list": {
        operations: 10_000,
        async prepare(root, tidy) {
          root.style.height = "800px";
          const store = createToolCallStore({ protocolVersion: 2 });
          const reactRoot = createRoot(root);
          tidy(() => reactRoot.unmount());
          flushSync(() =>
            reactRoot.render(
              <ToolCallStoreProvider store={store}>
                <ToolCallList />
                <ToolCallAnnouncer />
              </ToolCallStoreProvider>,
            ),
          );
          await frame();
          return () =>
            heapAround(
              usedBytes,
              () => streamSession(store, frame),
              async () => store.reset(),
            );
        },
      },
    },
    claims: [{ arm: "the list", count: "percent after reset", median: true, atMost: 110 }],
  },
];
