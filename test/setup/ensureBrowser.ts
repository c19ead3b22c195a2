/** Run before the tests: where no browser is found, installs one. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findBrowser } from "./findBrowser.js";
import { planBrowserInstall } from "./planBrowserInstall.js";

const OS_RELEASE = "/etc/os-release";

function succeeds(
  [command = "", ...args]: readonly string[],
  stdio: "inherit" | "ignore" = "inherit",
): boolean {
  if (stdio === "inherit") console.log(`> ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio, env, shell: process.platform === "win32" }).status === 0;
}

function installBrowser(): string | undefined {
  const plans = planBrowserInstall({
    platform: process.platform,
    osRelease: existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, "utf8") : "",
    isRoot: process.getuid?.() === 0,
    hasSudo: succeeds(["sudo", "-n", "true"], "ignore"),
  });
  for (const plan of plans) {
    if (plan.every((command) => succeeds(command)) && findBrowser()) return findBrowser();
  }
  return undefined;
}

if (!(findBrowser() ?? installBrowser())) {
  console.error("The tests need a Chromium and none could be installed. Set CHROMIUM_PATH to one.");
  process.exitCode = 1;
}
