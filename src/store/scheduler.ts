/** When queued updates are applied: once per animation frame, at once, or when the host says so. */
export type Schedule = "frame" | "sync" | ((flush: () => void) => void);

/** Longest wait for a frame, in milliseconds: frames stop while a tab is hidden. */
const FRAME_PATIENCE = 250;
const FRAME = 16;

/** A function that arranges for `flush` to run soon; calling it again before then changes nothing. */
export function createScheduler(schedule: Schedule, flush: () => void): () => void {
  if (schedule === "sync") return flush;
  if (typeof schedule === "function") return () => schedule(flush);
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    onNextFrame(() => {
      waiting = false;
      flush();
    });
  };
}

function onNextFrame(callback: () => void): void {
  const hasFrames = typeof requestAnimationFrame === "function";
  const hidden = typeof document !== "undefined" && document.visibilityState === "hidden";
  if (!hasFrames || hidden) {
    setTimeout(callback, hidden ? 0 : FRAME);
    return;
  }
  const finish = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callback();
  };
  const frame = requestAnimationFrame(finish);
  const timer = setTimeout(finish, FRAME_PATIENCE);
}
