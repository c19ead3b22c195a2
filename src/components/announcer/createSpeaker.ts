export interface Speaker {
  /** There is something to say: says it soon, together with what else comes up by then. */
  schedule(): void;
  stop(): void;
}

/** Milliseconds. */
const GATHERING = 100;
const BETWEEN_MESSAGES = 1000;
/** Long enough to be read out, short enough not to be come across much later. */
const UNTIL_CLEARED = 7000;

/**
 * Speaks through a live region: what comes up within a moment is one message, and messages are a second
 * apart. `compose` makes the message when its time has come; an empty one is not spoken.
 */
export function createSpeaker(show: (text: string) => void, compose: () => string): Speaker {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let lastSpoken = Number.NEGATIVE_INFINITY;
  let last = "";

  function speak(): void {
    pending = undefined;
    const text = compose();
    if (text === "") return;
    clearTimeout(clearing);
    lastSpoken = Date.now();
    // A region whose text does not change is not read out again.
    last = text === last ? `${text}\u00a0` : text;
    show(last);
    clearing = setTimeout(() => {
      last = "";
      show("");
    }, UNTIL_CLEARED);
  }

  return {
    schedule() {
      pending ??= setTimeout(speak, Math.max(GATHERING, lastSpoken + BETWEEN_MESSAGES - Date.now()));
    },
    stop() {
      clearTimeout(pending);
      clearTimeout(clearing);
    },
  };
}
