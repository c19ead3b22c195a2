import { useEffect, useState } from "react";

/** Frames and long tasks of the last second. */
export interface FrameRate {
  readonly framesPerSecond: number;
  /** Milliseconds of the longest gap between two frames. */
  readonly longestFrame: number;
}

export function useFrameRate(): FrameRate {
  const [rate, setRate] = useState<FrameRate>({ framesPerSecond: 0, longestFrame: 0 });
  useEffect(() => {
    let frames = 0;
    let longest = 0;
    let last = performance.now();
    let since = last;
    let request = requestAnimationFrame(function count(now) {
      frames++;
      longest = Math.max(longest, now - last);
      last = now;
      if (now - since >= 1000) {
        setRate({
          framesPerSecond: Math.round((frames * 1000) / (now - since)),
          longestFrame: Math.round(longest),
        });
        frames = 0;
        longest = 0;
        since = now;
      }
      request = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return rate;
}
