/** What decides how a browser can be installed. */
export interface InstallChoice {
  readonly platform: NodeJS.Platform;
  /** The text of `/etc/os-release`; empty where there is none. */
  readonly osRelease: string;
  readonly isRoot: boolean;
  /** `sudo` works without asking for a password. */
  readonly hasSudo: boolean;
}

/** One way to get a browser: commands to run in order. */
export type InstallPlan = readonly (readonly string[])[];

/**
 * Ways to install a browser, best first; the next is for when one fails. Debian's own package where it
 * can be installed (Ubuntu's is a stub for a snap), else the build that Playwright downloads, with the
 * system libraries it needs where they can be installed.
 */
export function planBrowserInstall(choice: InstallChoice): InstallPlan[] {
  const asRoot = choice.isRoot ? [] : choice.hasSudo ? ["sudo", "-n"] : undefined;
  const download = ["npx", "playwright", "install", "chromium"];
  if (choice.platform !== "linux" || !asRoot || !isLike(choice.osRelease, "debian")) return [[download]];
  const playwright: InstallPlan = [[...download, "--with-deps"]];
  if (isLike(choice.osRelease, "ubuntu")) return [playwright, [download]];
  const debian: InstallPlan = [
    [...asRoot, "apt-get", "update"],
    [...asRoot, "apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
  ];
  return [debian, playwright, [download]];
}

/** Whether a system is that distribution or descends from it. */
function isLike(osRelease: string, distribution: string): boolean {
  return osRelease
    .split("\n")
    .filter((line) => /^ID(_LIKE)?=/.test(line))
    .some((line) => line.match(/\w+/g)?.includes(distribution));
}
