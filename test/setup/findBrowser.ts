import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Where a browser may be named, first come first served. */
const VARIABLES = ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];

const MAC_APPLICATIONS = ["Chromium", "Google Chrome", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];
const WINDOWS_ROOTS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const LINUX_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
];

/** What the search looks at; a test gives its own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  /** Where Playwright keeps the browser that it downloads. */
  readonly playwrightPath: () => string;
}

export const THIS_MACHINE: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
};

/** Path of a Chromium to test with: named by a variable, else the system's, else Playwright's. */
export function findBrowser(machine: Machine = THIS_MACHINE): string | undefined {
  const named = VARIABLES.map((name) => machine.env[name]);
  const candidates = [...named, ...systemPaths(machine), machine.playwrightPath()];
  return candidates.find((path) => path && machine.exists(path));
}

function systemPaths({ platform, env }: Machine): string[] {
  if (platform === "darwin")
    return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform !== "win32") return LINUX_PATHS;
  const roots = WINDOWS_ROOTS.flatMap((name) => env[name] ?? []);
  return roots.flatMap((root) => WINDOWS_PROGRAMS.map((program) => `${root}\\${program}`));
}
