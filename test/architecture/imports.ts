import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Path below the project's root, with `/` on every system. */
const fromRoot = (path: string) => relative(ROOT, path).replaceAll("\\", "/");

/** The modules below a folder, as paths from the project's root. */
export function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|js)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => fromRoot(join(ROOT, folder, name)));
}

/** What a module imports, also for types, also on demand: paths from the root, or packages as written. */
export function importsOf(module: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, module), "utf8"), true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith(".") ? posix.normalize(posix.join(dirname(module), fileName)) : fileName,
  );
}

/** Everything that loading these modules of `dist` can load, packages included, sooner or later. */
export function reachableFrom(...entries: string[]): Set<string> {
  const reached = new Set(entries);
  for (const module of reached)
    if (module.startsWith("dist/")) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}
