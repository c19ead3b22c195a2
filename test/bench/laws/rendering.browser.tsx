import { type Arm, frame, type Law } from "../law.js";
import {
  prepareKit,
  type Show,
  showArray,
  showAssistantUi,
  showByHand,
  showKit,
  showUseAcp,
} from "../rendering/arms.js";
import { nextTask } from "../rendering/nextTask.js";
import "acp-tool-calls/styles.css";

/** Updates to one of so many calls, each in a task of its own. */
function stream(show: Show, calls: number, operations: number): Arm {
  return {
    operations,
    async prepare(root, tidy) {
      const update = show(root, calls, tidy);
      await frame();
      return async () => {
        for (let index = 0; index < operations; index++) {
          await nextTask();
          update(index);
        }
        await frame();
      };
    },
  };
}

/** Draws so many calls until they are painted; the store is full before. */
function mounting(calls: number): Arm {
  return {
    operations: 1,
    async prepare(root, tidy) {
      const draw = prepareKit(root, calls, tidy);
      await frame();
      return async () => {
        draw();
        await frame();
        return { nodes: root.querySelectorAll("*").length };
      };
    },
  };
}

export const laws: Law[] = [
  {
    name: "stream-1000",
    says: "An update to one of 1,000 calls costs about what it costs in hand-written DOM",
    arms: {
      "hand-written DOM": stream(showByHand, 1000, 5000),
      "this kit": stream(showKit, 1000, 5000),
      "useState array, memo cards": stream(showArray, 1000, 1000),
      "use-acp": stream(showUseAcp, 1000, 40),
      "@assistant-ui/react": stream(showAssistantUi, 1000, 40),
    },
    claims: [
      { arm: "this kit", over: "hand-written DOM", atMost: 2 },
      { arm: "this kit", over: "useState array, memo cards", atMost: 0.1 },
      { arm: "this kit", over: "use-acp", atMost: 0.01 },
      { arm: "this kit", over: "@assistant-ui/react", atMost: 0.01 },
    ],
  },
  {
    name: "stream-10000",
    says: "An update costs the same whether 100 or 10,000 calls are listed",
    arms: { "of 100": stream(showKit, 100, 5000), "of 10,000": stream(showKit, 10_000, 5000) },
    claims: [{ arm: "of 10,000", over: "of 100", atMost: 1.5 }],
  },
  {
    name: "mount-10000",
    says: "10,000 calls are drawn at the cost of 100, as few elements",
    arms: { "100": mounting(100), "10,000": mounting(10_000) },
    claims: [
      { arm: "10,000", over: "100", atMost: 2 },
      { arm: "10,000", count: "nodes", atMost: 500 },
    ],
  },
];
