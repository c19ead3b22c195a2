import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** This folder. */
export const here: string = at(".");
export const lawsFolder: string = at("laws");
export const stylesFolder: string = at("../../src/styles");
/** Where bundles go. */
export const cache: string = at("../../node_modules/.cache/bench");

/** The package's own entry points, by the names its users import. */
export const aliases: Record<string, string> = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([name, entry]) => {
    if (typeof entry === "string") return [];
    const source = entry.default.replace(/^\.\/dist\/(.*)\.js$/, "src/$1.ts");
    return [[name.replace(/^\./, "acp-tool-calls"), at(`../../${source}`)]];
  }),
);

export const PRODUCTION: Record<string, string> = { "process.env.NODE_ENV": '"production"' };
