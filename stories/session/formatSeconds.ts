/** Milliseconds as seconds with one decimal, such as `3.1 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
