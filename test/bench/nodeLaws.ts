import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Result } from "./law.js";
import { aliases, cache, here, PRODUCTION } from "./paths.js";

/** A large young generation: its collections would otherwise show as growth. */
const FLAGS = ["--max-semi-space-size=128", "--expose-gc"];

/** Measures a module's laws in a process of its own, so that no law meets code warmed by another. */
export async function measureInNode(
  module: string,
  only: string,
  onResult: (result: Result) => void,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const outfile = join(cache, `${basename(module, ".ts")}.mjs`);
  await build({
    stdin: {
      contents: `
        import { laws } from ${JSON.stringify(module)};
        import { measureHere } from "./nodeProcess.js";
        await measureHere(laws, ${JSON.stringify(only)});`,
      resolveDir: here,
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: aliases,
    define: PRODUCTION,
    logLevel: "warning",
  });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...FLAGS, outfile], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.on("message", (message) => onResult(message as Result));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The laws of ${module} ended with code ${code}.`)),
    );
  });
}
