import { safely } from "./safely.js";

/** Updates in the order they came: applied in slices as they gather, published together by a flush. */
export interface UpdateQueue<T> {
  /** Adds one that waits for `flush`; returns how many came since something was published. */
  push(item: T): number;
  /**
   * Applies what waits, and what is added meanwhile. `published` runs after each batch. A flush inside
   * `apply` changes nothing: the one under way goes on until the queue is empty.
   */
  flush(): void;
  /** Forgets what waits, also the rest of a batch under way. */
  clear(): void;
}

/**
 * Updates to gather before they are applied ahead of the flush, unseen: a backlog that a socket delivers
 * at once is then worked off message by message, and not in one frame.
 */
const SLICE = 64;

/** A queue whose items cannot hurt one another: what `apply` throws goes to `failed`. */
export function createUpdateQueue<T>(hooks: {
  readonly apply: (item: T) => void;
  readonly failed: (item: T, error: unknown) => void;
  readonly published: () => void;
}): UpdateQueue<T> {
  let waiting: T[] = [];
  let batch: T[] = [];
  let applying = false;
  /** How many were added since something was published. */
  let unpublished = 0;

  function applyBatch(): void {
    batch = waiting;
    waiting = [];
    applying = true;
    for (const item of batch) {
      try {
        hooks.apply(item);
      } catch (error) {
        hooks.failed(item, error);
      }
    }
    applying = false;
    batch = [];
  }

  return {
    push(item) {
      const length = waiting.push(item);
      unpublished++;
      if (length >= SLICE && !applying) applyBatch();
      return unpublished;
    },
    flush() {
      while (unpublished > 0 && !applying) {
        applyBatch();
        unpublished = waiting.length;
        safely(hooks.published);
      }
    },
    clear() {
      waiting = [];
      batch.length = 0;
      unpublished = 0;
    },
  };
}
