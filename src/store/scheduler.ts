import { safely } from "./safely.js";

/** When queued updates are applied: once per animation frame, at once, or when the host says so. */
export type Schedule = "frame" | "sync" | ((flush: () => void) => void);

/** Longest wait for a frame, in milliseconds: frames stop when the tab is hidden meanwhile. */
const FRAME_PATIENCE = 250;
const FRAME = 16;

/** A function that arranges for `flush` to run soon; calling it again before then changes nothing. */
export function createScheduler(schedule: Schedule, flush: () => void): () => void {
  if (schedule === "sync") return flush;
  if (typeof schedule === "function") return () => safely(schedule, flush);
  let waiting = false;
  return () => {
    if (isHidden()) return flush();
    if (waiting) return;
    waiting = true;
    onNextFrame(() => {
      waiting = false;
      flush();
    });
  };
}

/** A hidden tab has no frames to wait for, and its timers are slowed down to one a minute. */
function isHidden(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

function onNextFrame(callback: () => void): void {
  if (typeof requestAnimationFrame !== "function") {
    setTimeout(callback, FRAME);
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
