import type { FileChange } from "../protocol/types.js";
import type { PatchSection } from "./patch/readPatch.js";
import { stripPrefix } from "./patch/readPathPair.js";

export interface Matches {
  /** The sections of each change, by its index; usually one, two where a file changed its type. */
  readonly byChange: readonly (readonly PatchSection[])[];
  /** Sections that belong to no change. */
  readonly rest: readonly PatchSection[];
}

/**
 * Finds the change that each section of a patch draws. The protocol asks for the very same absolute
 * paths on both sides; git's usual relative ones are taken too where they end a listed path.
 */
export function matchSections(changes: readonly FileChange[], sections: readonly PatchSection[]): Matches {
  const byChange: PatchSection[][] = changes.map(() => []);
  const byPath = new Map<string, number>();
  for (const [index, { path }] of changes.entries()) {
    if (path !== undefined && !byPath.has(path)) byPath.set(path, index);
  }
  const rest: PatchSection[] = [];
  const bySuffix = lookUpSuffixes(changes);
  for (const section of sections) {
    const path = sectionPath(section);
    const index = byPath.get(path) ?? bySuffix(stripPrefix(path)) ?? bySuffix(path);
    if (index === undefined) rest.push(section);
    else byChange[index]?.push(section);
  }
  return { byChange, rest };
}

/** The path after the change; of a deleted file, the one before. Empty when the patch names none. */
export function sectionPath(section: PatchSection): string {
  const paths = [section.newPath, section.oldPath];
  if (section.operation === "delete") paths.reverse();
  return paths[0] ?? paths[1] ?? "";
}

/**
 * Finds the change whose path ends in a relative path; of several, the one nearest to the root, where a
 * relative path of a repository belongs. Absolute paths are never cut.
 */
function lookUpSuffixes(changes: readonly FileChange[]): (path: string) => number | undefined {
  const index = new Map<string, number>();
  for (const [position, { path = "" }] of changes.entries()) {
    for (let slash = path.indexOf("/"), depth = 0; slash >= 0 && depth < MAX_DEPTH; depth++) {
      const suffix = path.slice(slash + 1);
      const known = index.get(suffix);
      if (known === undefined || path.length < (changes[known]?.path ?? "").length)
        index.set(suffix, position);
      slash = path.indexOf("/", slash + 1);
    }
  }
  return (path) => index.get(path);
}

/** Deeper paths are matched only whole; it keeps a path of 100,000 slashes cheap. */
const MAX_DEPTH = 64;
