import { safely } from "./safely.js";

/** Updates in the order they came, until a flush applies them all. */
export interface UpdateQueue<T> {
  /** Adds one that waits for `flush`; returns how many wait. */
  push(item: T): number;
  /**
   * Applies what waits, and what is added meanwhile. `published` runs after each batch. A flush inside
   * `apply` changes nothing: the one under way goes on until the queue is empty.
   */
  flush(): void;
  /** Forgets what waits, also the rest of a batch under way. */
  clear(): void;
}

/** A queue whose items cannot hurt one another: what `apply` throws goes to `failed`. */
export function createUpdateQueue<T>(hooks: {
  readonly apply: (item: T) => void;
  readonly failed: (item: T, error: unknown) => void;
  readonly published: () => void;
}): UpdateQueue<T> {
  let waiting: T[] = [];
  let batch: T[] = [];
  let applying = false;

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
    push: (item) => waiting.push(item),
    flush() {
      while (waiting.length > 0 && !applying) {
        applyBatch();
        safely(hooks.published);
      }
    },
    clear() {
      waiting = [];
      batch.length = 0;
    },
  };
}
