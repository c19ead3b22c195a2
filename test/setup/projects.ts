import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { type PlaywrightProviderOptions, playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { findBrowser } from "./findBrowser.js";

const browser = (options: PlaywrightProviderOptions = {}) =>
  playwright({ launchOptions: { executablePath: findBrowser(), args: ["--no-sandbox"] }, ...options });

/** Pure code and components in jsdom. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "unit",
    environment: "jsdom",
    include: ["test/**/*.test.{ts,tsx}"],
    exclude: ["test/browser/**"],
    setupFiles: ["test/setup/unit.ts"],
  },
};

/** What only a browser can show: layout, focus, scrolling, CSS. */
const browserTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "browser",
    include: ["test/browser/**/*.test.{ts,tsx}"],
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      provider: browser(),
      instances: [{ browser: "chromium" }],
    },
  },
};

/** Every story: it renders, its play function passes, axe finds nothing; in both colour schemes. */
const stories: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: ".storybook" })],
  test: {
    name: "stories",
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      instances: (["light", "dark"] as const).map((colorScheme) => ({
        browser: "chromium",
        name: `stories-${colorScheme}`,
        provider: browser({ contextOptions: { colorScheme } }),
      })),
    },
  },
};

export const projects: TestProjectInlineConfiguration[] = [unit, browserTests, stories];
