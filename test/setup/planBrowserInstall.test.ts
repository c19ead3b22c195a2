// @vitest-environment node
import { expect, it } from "vitest";
import { type InstallChoice, planBrowserInstall } from "./planBrowserInstall.js";

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const UBUNTU = 'ID=ubuntu\nID_LIKE=debian\nNAME="Ubuntu"\n';
const MINT = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n';

/** The ways that would be tried, each as the lines that would run. */
function plan(choice: Partial<InstallChoice>): string[] {
  const full = { platform: "linux", osRelease: "", isRoot: false, hasSudo: false, ...choice } as const;
  return planBrowserInstall(full).map((commands) => commands.map((words) => words.join(" ")).join("; "));
}

it("takes Debian's package as root, and Playwright's build where that fails", () => {
  expect(plan({ osRelease: DEBIAN, isRoot: true })).toEqual([
    "apt-get update; apt-get install -y --no-install-recommends chromium fonts-liberation",
    "npx playwright install chromium --with-deps",
    "npx playwright install chromium",
  ]);
});

it("takes Debian's package with a sudo that does not ask", () => {
  const [first] = plan({ osRelease: DEBIAN, hasSudo: true });
  expect(first).toMatch(/^sudo -n apt-get update; sudo -n apt-get install .* chromium /);
});

it("lets Playwright download a browser where no package can be installed", () => {
  expect(plan({ osRelease: DEBIAN })).toEqual(["npx playwright install chromium"]);
  expect(plan({ osRelease: "ID=fedora", isRoot: true })).toEqual(["npx playwright install chromium"]);
  expect(plan({ platform: "darwin" })).toEqual(["npx playwright install chromium"]);
  expect(plan({ platform: "win32" })).toEqual(["npx playwright install chromium"]);
});

it("passes over the package of Ubuntu and its kin, which stands for a snap", () => {
  for (const osRelease of [UBUNTU, MINT])
    expect(plan({ osRelease, isRoot: true })[0]).toBe("npx playwright install chromium --with-deps");
});
