/** What is remarkable about where paths lead. */
export interface PathFindings {
  /** Paths with a `..` in them, and where they lead. */
  readonly climbs: readonly { readonly path: string; readonly leadsTo: string }[];
  /** Paths that lead out of the working folder; none while that is unknown. */
  readonly outside: readonly string[];
}

/** Looks where `paths` lead, by their text alone: symbolic links are for the agent's machine to know. */
export function pathFindings(paths: readonly string[], cwd: string | undefined): PathFindings {
  const folder = cwd === undefined ? undefined : resolvePath(cwd, undefined);
  const found = [...new Set(paths)].map((path) => ({ path, leadsTo: resolvePath(path, cwd) }));
  return {
    climbs: found.filter(({ path }) => /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)),
    outside: found
      .filter(({ leadsTo }) => folder !== undefined && !isInside(leadsTo, folder))
      .map(({ path }) => path),
  };
}

const WINDOWS = /^(?:[a-z]:[\\/]|\\\\)/i;

function resolvePath(path: string, cwd: string | undefined): string {
  const isRooted = path.startsWith("/") || path.startsWith("~") || WINDOWS.test(path);
  const whole = isRooted || cwd === undefined ? path : `${cwd}/${path}`;
  const isWindows = WINDOWS.test(whole);
  const root = isWindows ? (/^(?:[a-z]:)?[\\/]+/i.exec(whole)?.[0] ?? "") : whole.startsWith("/") ? "/" : "";
  const steps: string[] = [];
  for (const step of whole.slice(root.length).split(isWindows ? /[\\/]/ : "/")) {
    if (step === "" || step === ".") continue;
    const climbs = step === "..";
    if (climbs && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (!climbs || root === "") steps.push(step);
  }
  return root + steps.join(isWindows ? "\\" : "/");
}

function isInside(path: string, folder: string): boolean {
  const [inner, outer] = WINDOWS.test(folder)
    ? [path, folder].map((each) => each.replaceAll("/", "\\").toLowerCase())
    : [path, folder];
  if (inner === undefined || outer === undefined) return false;
  const separator = WINDOWS.test(folder) ? "\\" : "/";
  return inner === outer || inner.startsWith(outer.endsWith(separator) ? outer : outer + separator);
}
