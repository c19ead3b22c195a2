// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findBrowser, type Machine } from "./findBrowser.js";

const PLAYWRIGHT = "/cache/playwright/chrome";

function machine(has: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: "linux",
    env: {},
    exists: (path) => has.includes(path),
    playwrightPath: () => PLAYWRIGHT,
    ...rest,
  };
}

describe("the browser to test with", () => {
  it("is the one that a variable names", () => {
    const env = { CHROMIUM_PATH: "/a", PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: "/b" };
    expect(findBrowser(machine(["/a", "/b", "/usr/bin/chromium"], { env }))).toBe("/a");
    expect(findBrowser(machine(["/b", "/usr/bin/chromium"], { env }))).toBe("/b");
  });

  it("is the system's where no variable names one that is there", () => {
    const env = { CHROMIUM_PATH: "/gone" };
    expect(findBrowser(machine(["/usr/bin/chromium", PLAYWRIGHT], { env }))).toBe("/usr/bin/chromium");
  });

  it("is found where macOS and Windows keep theirs", () => {
    const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    expect(findBrowser(machine([onMac], { platform: "darwin" }))).toBe(onMac);
    const onWindows = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
    const env = { PROGRAMFILES: "C:\\Program Files" };
    expect(findBrowser(machine([onWindows], { platform: "win32", env }))).toBe(onWindows);
  });

  it("is Playwright's where the system has none", () => {
    expect(findBrowser(machine([PLAYWRIGHT]))).toBe(PLAYWRIGHT);
  });

  it("is nothing where there is none", () => {
    expect(findBrowser(machine([]))).toBeUndefined();
  });
});
