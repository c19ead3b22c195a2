import { fileURLToPath } from "node:url";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** This folder. */
export const here: string = at(".");
export const lawsFolder: string = at("laws");
/** Where bundles go. */
export const cache: string = at("../../node_modules/.cache/bench");

/** The package's own entry points, by the names its users import. */
export const aliases: Record<string, string> = {
  "acp-tool-calls/store": at("../../src/store.ts"),
  "acp-tool-calls/v1": at("../../src/v1.ts"),
  "acp-tool-calls/dialects": at("../../src/dialects.ts"),
  "acp-tool-calls": at("../../src/index.ts"),
};

export const PRODUCTION: Record<string, string> = { "process.env.NODE_ENV": '"production"' };
