import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser } from "./test/setup/findBrowser.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [
  { find: /^acp-tool-calls$/, replacement: here("src/index.ts") },
  { find: /^acp-tool-calls\/(?!.*\.css$)(.*)$/, replacement: here("src/$1.ts") },
];

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/browser/**"],
          setupFiles: ["test/setup/unit.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.{ts,tsx}"],
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: ["--no-sandbox"] },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
