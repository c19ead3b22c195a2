import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { projects } from "./test/setup/projects.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `exports` in package.json lists the entry points: `dist/<name>.js` is built from `src/<name>.ts`. */
const ENTRIES = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === "string" ? [] : [entry.default.replace(/^\.\/dist\/(.*)\.js$/, "src/$1.ts")],
);

const EXTERNAL = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

export default defineConfig({
  plugins: [react(), stylesheets()],
  resolve: {
    alias: [
      { find: /^acp-tool-calls$/, replacement: here("src/index.ts") },
      { find: /^acp-tool-calls\/(?!.*\.css$)(.*)$/, replacement: here("src/$1.ts") },
    ],
  },
  build: {
    target: "es2022",
    minify: false,
    lib: { entry: ENTRIES.map(here), formats: ["es"] },
    rolldownOptions: {
      external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
  test: { projects },
});

/**
 * Puts the stylesheets into a library build as they are: a host's own bundler is to see what was
 * written, not what another bundler lowered it to.
 */
function stylesheets(): Plugin {
  const read = (name: string) => readFileSync(here(`src/styles/${name}`), "utf8");
  const layers = "@layer acp.tokens, acp.base, acp.components;\n";
  let library = false;
  return {
    name: "stylesheets",
    apply: "build",
    configResolved(config) {
      library = Boolean(config.build.lib);
    },
    generateBundle() {
      if (!library) return;
      const all = readdirSync(here("src/styles")).filter((name) => name.endsWith(".css"));
      const sources = { "tokens.css": ["tokens.css"], "styles.css": all };
      for (const [fileName, names] of Object.entries(sources))
        this.emitFile({ type: "asset", fileName, source: [layers, ...names.map(read)].join("\n") });
    },
  };
}
