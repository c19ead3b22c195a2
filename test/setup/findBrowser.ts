import { existsSync } from "node:fs";

const SYSTEM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of the Chromium to test with; `undefined` leaves the choice to Playwright. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}
