import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { projects } from "./test/setup/projects.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [
  { find: /^acp-tool-calls$/, replacement: here("src/index.ts") },
  { find: /^acp-tool-calls\/(?!.*\.css$)(.*)$/, replacement: here("src/$1.ts") },
];

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: { projects },
});
