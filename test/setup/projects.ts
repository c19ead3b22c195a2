import { fileURLToPath } from "node:url";
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
    exclude: ["test/browser/**", "test/live/**", "test/package/**", "test/react-18/**"],
    setupFiles: ["test/setup/unit.ts"],
  },
};

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The component tests once more, with the oldest React that is supported. */
const react18: TestProjectInlineConfiguration = {
  extends: true,
  resolve: {
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: inRoot("node_modules/$1-18") },
      {
        find: /^@testing-library\/react$/, // its CommonJS build would require the other React
        replacement: inRoot("node_modules/@testing-library/react/dist/@testing-library/react.esm.js"),
      },
    ],
  },
  test: {
    name: "react-18",
    environment: "jsdom",
    include: ["test/{components,react,react-18,ssr}/**/*.test.tsx"],
    setupFiles: ["test/setup/react18.ts"],
    // So that the aliases reach the dependencies that import React.
    server: { deps: { inline: ["@testing-library/react", "zustand", "virtua"] } },
  },
};

/** What only a browser can show: layout, focus, scrolling, CSS. */
const browserTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "browser",
    include: ["test/browser/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup/failOnConsole.ts"],
    fileParallelism: false,
    // A busy machine draws late; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
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
    setupFiles: ["test/setup/failOnConsole.ts"],
    fileParallelism: false,
    isolate: false, // One page for all of them, as in Storybook itself.
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

/** The live story with an agent from the registry. It runs alone: Storybook, agent and browser are work enough. */
const live: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "live",
    include: ["test/live/**/*.test.ts"],
    setupFiles: ["test/setup/failOnConsole.ts"],
    testTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
};

/** What is published, as built in `dist`. */
const published: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "package", include: ["test/package/**/*.test.ts"], testTimeout: 60_000 },
};

export const projects: TestProjectInlineConfiguration[] = [
  unit,
  react18,
  browserTests,
  stories,
  live,
  published,
];
